import type { Lexicon } from '../../query-reading/rules/compile-lexicon.ts';
import { namedIn, readWords } from '../../query-reading/rules/named-parts.ts';
import type { Meaning } from '../../query-reading/rules/query-meaning.ts';
import { isGiven, isSurname } from './person-names.ts';

/** The record that words are to mean. */
interface Chosen {
  /** What its feature calls records of its kind. */
  readonly subject: string;
  readonly record_id: number;
}

/**
 * What forbids to make words a synonym, as staff read it; undefined where nothing does. Words that mean something without
 * it, such as an area, another record or a small word, would lead away from that, and a name of people from those who have
 * it.
 */
export function forbiddenSynonym(lexicon: Lexicon, words: string, chosen: Chosen): string | undefined {
  if (isOneName(lexicon, words)) return `“${words}” cũng là tên người. Xin nhập thêm từ.`;
  const complaints = complaintsNamed(lexicon, words);
  if (chosen.subject === 'complaint' && complaints.includes(chosen.record_id)) return undefined;
  return complaints.length > 0 || meansTerms(lexicon, words, chosen)
    ? `“${words}” đã có nghĩa khác khi tìm kiếm. Xin chọn từ khác hoặc nhập thêm từ.`
    : undefined;
}

function isOneName(lexicon: Lexicon, words: string): boolean {
  const [first, second] = readWords(lexicon, words);
  return first !== undefined && second === undefined && (isSurname(first.folded) || isGiven(first.folded));
}

/** Whether all words are areas, small words and names of terms, and not of the chosen one alone. */
function meansTerms(lexicon: Lexicon, words: string, { subject, record_id }: Chosen): boolean {
  const parts = namedIn(lexicon, words);
  const known = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  if (parts.length === 0 || known < readWords(lexicon, words).length) return false;
  const isOwn =
    subject === 'term' && parts.length === 1 && parts[0]?.meanings.some(each => termsOf(each).includes(record_id));
  return !isOwn;
}

/** The complaints that are called just so. */
function complaintsNamed(lexicon: Lexicon, words: string): number[] {
  const read = readWords(lexicon, words);
  const named = lexicon.complaints.longestAt(read, 0);
  return named?.to === read.length ? named.complaints.map(({ id }) => id) : [];
}

/** The terms that a meaning speaks of. */
function termsOf(meaning: Meaning): number[] {
  if ('terms' in meaning) return meaning.terms.map(({ id }) => id);
  return 'term' in meaning ? [meaning.term.id] : [];
}
