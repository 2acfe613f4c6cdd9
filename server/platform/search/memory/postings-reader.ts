import type { Clause, Token } from '../search-engine.ts';
import { intersection } from './intersection.ts';
import { keptPostings } from './kept-postings.ts';
import type { Segment } from './open-segment.ts';
import { addBits, ordinalBits, setBit } from './ordinal-bits.ts';
import { listOf, type PostingLists } from './posting-lists.ts';
import { fewPostings, type Postings, postingList } from './postings.ts';

/** So few ordinals are sorted sooner than bits of all documents are set. */
const FEW = 512;

/** Finds what holds the parts of a query, in names or anywhere. */
export interface PostingsReader {
  ofToken(token: Token): Postings;
  ofClause(clause: Clause): Postings;
  /** The same as bits. */
  asBits(postings: Postings): Postings;
}

export function postingsReader({ tokens, documentCount }: Segment, lists: PostingLists): PostingsReader {
  const kept = keptPostings();

  const ofBeginning = (text: string, name: string): Postings => {
    const span = tokens.beginningWith(text);
    const list = listOf(lists, span);
    if (span.to - span.from <= 1) return postingList(name, list);
    if (list.length <= FEW) return fewPostings(name, [list]);
    return kept.get(name, () => unionOf(name, [postingList(name, list)], documentCount));
  };

  const ofToken = ({ text, prefix }: Token): Postings => {
    if (prefix) return ofBeginning(text, nameOfToken({ text, prefix }));
    const number = tokens.numberOf(text);
    return postingList(text, number === undefined ? NO_ORDINALS : listOf(lists, { from: number, to: number + 1 }));
  };

  const asBits = (postings: Postings): Postings =>
    postings.bits ? postings : kept.get(`${postings.name}#`, () => unionOf(postings.name, [postings], documentCount));

  const ofWay = (way: readonly Token[]): Postings => {
    const [first, ...others] = way;
    if (first && others.length === 0) return ofToken(first);
    const find = intersection(way.map(ofToken), { asBits, documentCount });
    return postingList(nameOfWay(way), Uint32Array.from(find({ from: 0, to: documentCount }, documentCount)));
  };

  const ofWays = (ways: Clause, name: string): Postings => {
    const all = ways.map(ofWay).filter(({ count }) => count > 0);
    const few = all.flatMap(({ ordinals, count }) => (ordinals && count <= FEW ? [ordinals] : []));
    const isFew = few.length === all.length && few.reduce((sum, { length }) => sum + length, 0) <= FEW;
    return isFew ? fewPostings(name, few) : unionOf(name, all, documentCount);
  };

  return {
    ofToken,
    ofClause: clause => {
      const [way, ...otherWays] = clause;
      if (way && otherWays.length === 0 && way.length === 1) return ofWay(way);
      const name = clause.map(nameOfWay).join('|');
      return kept.get(name, () => ofWays(clause, name));
    },
    asBits,
  };
}

const NO_ORDINALS = new Uint32Array();

/** Tokens hold none of the signs between and behind them. */
const nameOfToken = ({ text, prefix }: Token): string => (prefix ? `${text}*` : text);
const nameOfWay = (way: readonly Token[]): string => way.map(nameOfToken).join(' ');

function unionOf(name: string, all: readonly Postings[], documentCount: number): Postings {
  const union = ordinalBits(documentCount);
  let count = 0;
  for (const { ordinals, bits, count: ofOne } of all) {
    if (bits) addBits(union, bits);
    else for (const ordinal of ordinals) setBit(union, ordinal);
    count += ofOne;
  }
  return { name, bits: union, count };
}
