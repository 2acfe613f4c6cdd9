import type { Abbreviations } from '../../../platform/search/text/abbreviations.ts';
import { decodeTelex, decodeVni } from '../../../platform/search/text/typing-methods.ts';
import { composeText, wordFormer, wordsOf } from '../../../platform/search/text/words.ts';
import { hasNoAccent, type Word } from '../../complaints/rules/words.ts';

type TypedWord = Omit<Word, 'isBare'>;

/** Longer queries say nothing more. */
const MAX_WORDS = 16;

/** A unit and its number in one: "q10", "phuong12". */
const NUMBERED_UNIT = /^(q|p|f|quan|phuong)(\d{1,2})$/;

/**
 * The small words of a query: clear abbreviations written out, units apart from their numbers, raw keys of Telex and VNI
 * read where that makes a known word.
 * @param most words of which the rest is ignored
 */
export function typedWords(
  query: string,
  abbreviations: Abbreviations,
  isKnown: (folded: string) => boolean,
  most = MAX_WORDS,
): Word[] {
  const words = wordsOf(composeText(query))
    .map(wordOf)
    .filter(({ folded }) => folded !== '')
    .slice(0, most);
  const out: TypedWord[] = [];
  const meant = new Set<TypedWord>();
  for (let at = 0; at < words.length; ) {
    const found = abbreviations.at(words, at);
    const [meaning] = found?.meanings ?? [];
    const word = words[at];
    const full = meaning?.map(wordOf) ?? [];
    for (const each of full) meant.add(each);
    if (meaning) out.push(...full);
    else if (word) out.push(...readKeys(word, isKnown));
    at += found?.length ?? 1;
  }
  const areBare = out.every(word => meant.has(word) || hasNoAccent(word));
  const isBare = (word: TypedWord, at: number) => hasNoAccent(word) && (areBare || at === out.length - 1);
  return out.slice(0, most).map((word, at) => ({ ...word, isBare: isBare(word, at) }));
}

function readKeys(word: TypedWord, isKnown: (folded: string) => boolean): TypedWord[] {
  const [, unit, number] = NUMBERED_UNIT.exec(word.folded) ?? [];
  if (unit && number) return [wordOf(unit), wordOf(String(Number(number)))];
  if (isKnown(word.folded)) return [word];
  const decoded = decodeVni(word.typed) ?? decodeTelex(word.typed);
  const other = decoded === undefined ? undefined : wordOf(decoded);
  return [other && isKnown(other.folded) ? other : word];
}

const formWord = wordFormer();

const wordOf = (typed: string): TypedWord => ({ typed, ...formWord(typed) });
