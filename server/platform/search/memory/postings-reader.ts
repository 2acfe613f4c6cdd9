import type { Clause, Token } from '../search-engine.ts';
import { intersection } from './intersection.ts';
import { keptPostings } from './kept-postings.ts';
import type { Segment } from './open-segment.ts';
import type { PackedPostings } from './packed-postings.ts';
import { listed, NO_POSTINGS, type Postings, unionOf, unpack } from './postings.ts';

/** Finds what holds the parts of a query, in names or anywhere. */
export interface PostingsReader {
  ofToken(token: Token): Postings;
  ofClause(clause: Clause): Postings;
}

export function postingsReader({ tokens, documentCount }: Segment, packed: PackedPostings): PostingsReader {
  const kept = keptPostings();

  const ofBeginning = (text: string): Postings => {
    const { from, to } = tokens.beginningWith(text);
    const ofEach = Array.from({ length: to - from }, (_, at) => unpack(packed, from + at, documentCount));
    return unionOf(ofEach, documentCount);
  };

  const ofToken = ({ text, prefix }: Token): Postings => {
    if (prefix) return kept.get(nameOfToken({ text, prefix }), () => ofBeginning(text));
    const number = tokens.numberOf(text);
    return number === undefined ? NO_POSTINGS : unpack(packed, number, documentCount);
  };

  const ofWay = (way: readonly Token[]): Postings => {
    const [first, ...others] = way;
    if (first && others.length === 0) return ofToken(first);
    const find = intersection(way.map(ofToken));
    return listed(Uint32Array.from(find({ from: 0, to: documentCount }, documentCount)));
  };

  return {
    ofToken,
    ofClause: clause => {
      const [way, ...otherWays] = clause;
      if (way && way.length === 1 && otherWays.length === 0) return ofWay(way);
      return kept.get(clause.map(nameOfWay).join('|'), () => unionOf(clause.map(ofWay), documentCount));
    },
  };
}

/** Tokens hold none of the signs between and behind them. */
const nameOfToken = ({ text, prefix }: Token): string => (prefix ? `${text}*` : text);
const nameOfWay = (way: readonly Token[]): string => way.map(nameOfToken).join(' ');
