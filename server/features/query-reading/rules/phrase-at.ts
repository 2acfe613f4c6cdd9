import type { FoundPhrase, PhraseTable } from '../../../platform/search/text/phrase-table.ts';
import type { ComplaintTable } from '../../complaints/rules/complaint-table.ts';
import type { Word } from '../../complaints/rules/words.ts';
import type { KnownTerm } from './known-term.ts';
import type { SmallPhrase } from './small-words.ts';
import { specialityMeaning } from './with-complaint.ts';

/** The phrases and complaints that words may be, and the specialities that look after these. */
interface KnownPhrases {
  readonly phrases: PhraseTable<SmallPhrase>;
  readonly complaints: ComplaintTable;
  readonly specialities: ReadonlyMap<number, KnownTerm>;
}

/** The longest phrase or name of a complaint; both where they are as long. */
export function phraseAt(
  { phrases, complaints, specialities }: KnownPhrases,
  words: readonly Word[],
  from: number,
): FoundPhrase<SmallPhrase> | undefined {
  const phrase = phrases.longestAt(words, from);
  const named = complaintAt(complaints, words, from);
  const meanings = (named?.complaints ?? []).flatMap(each => specialityMeaning(each, specialities) ?? []);
  if (!named || meanings.length === 0) return phrase;
  const length = named.to - named.from;
  if (phrase && phrase.length > length) return phrase;
  const values = meanings.map(meaning => ({ meaning, certain: false }));
  return { length, values: phrase?.length === length ? [...phrase.values, ...values] : values };
}

/** One word alone is too often part of a name, but for a name without its spaces. */
function complaintAt(table: ComplaintTable, words: readonly Word[], from: number) {
  const named = table.longestAt(words, from);
  if (named && named.to - from > 1) return named;
  const word = words[from];
  const joined = word?.isBare ? table.joined(word.folded) : [];
  return joined.length > 0 ? { from, to: from + 1, complaints: joined } : undefined;
}
