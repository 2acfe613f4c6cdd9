import type { Word } from '../../complaints/rules/words.ts';
import type { Lexicon } from '../../query-reading/rules/compile-lexicon.ts';
import { namedIn, readWords } from '../../query-reading/rules/named-parts.ts';
import type { Meaning, ReadPart } from '../../query-reading/rules/query-meaning.ts';
import { BEARERS, HAVING, HEALTH_PHRASES, PEOPLE, SYMPTOMS } from './health-words.ts';
import { AMOUNT, healthWordCheck } from './is-health-word.ts';
import { isGiven, isNameSyllable, isSurname } from './person-names.ts';

/** Queries are read to their sixteenth word, abbreviations written out; what stands behind it is not known. */
const MAX_READ = 16;

/** Words side by side of which it is known what they mean together. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A word of a query with what distinguishes it from a name. */
interface JudgedWord {
  readonly word: string;
  /**
   * `whole`: it is part of a phrase of health, and names cannot hold that by chance. `known`: it is part of something else
   * that is known, such as an area, and may be a name. `free`: it is part of nothing.
   */
  readonly standing: 'whole' | 'known' | 'free';
  /** By itself it means something that is no area. */
  readonly isSingle: boolean;
  /** A person's name may follow. */
  readonly isTitle: boolean;
}

/**
 * Whether a query may hold a person's name: a word that is known neither as part of something nor as one of health, or one
 * that stands where names stand. It rather suspects too much: lost counts cost little.
 */
export function mayNamePerson(lexicon: Lexicon, query: string): boolean {
  const isHealthWord = healthWordCheck(lexicon);
  const judged = judge(lexicon, query);
  if (judged.length >= MAX_READ) return true;
  if (judged.some(({ standing, word }) => standing === 'free' && !isHealthWord(word))) return true;
  const isSaid = judged.some(({ standing, isSingle }) => standing !== 'known' && !isSingle);
  const singles = judged.filter(({ isSingle }) => isSingle);
  if (!isSaid && singles.length > 0 && singles.every(({ word }) => isNameSyllable(word))) return true;
  return judged.some((_, at) => followsTitle(judged, at) || isBearer(judged, at));
}

/** The words of a query as they are read. */
function judge(lexicon: Lexicon, query: string): JudgedWord[] {
  const words = readWords(lexicon, query);
  const parts = namedIn(lexicon, query);
  const wholes = [...parts.filter(isPhrase), ...phrasesIn(words), ...lexicon.complaints.namedIn(words)].filter(
    span => span.to - span.from > 1 && isTelling(words.slice(span.from, span.to)),
  );
  return words.map((word, at): JudgedWord => {
    const part = parts.find(each => holds(each, at));
    const isWhole = part?.certain === true || wholes.some(each => holds(each, at));
    return {
      word: word.folded,
      standing: isWhole ? 'whole' : part ? 'known' : 'free',
      isSingle: !isWhole && part !== undefined && part.to - part.from === 1 && !part.meanings.some(isArea),
      isTitle: part?.meanings.some(isOfPeople) === true || (!isWhole && PEOPLE.has(word.folded)),
    };
  });
}

const holds = ({ from, to }: Span, at: number) => from <= at && at < to;

const isArea = ({ part }: Meaning) => part === 'area';
const isPhrase = ({ meanings }: ReadPart) => !meanings.some(isArea);

/** Occupations, titles and degrees stand before names. */
const isOfPeople = (meaning: Meaning) =>
  meaning.part === 'occupation' ||
  meaning.part === 'rank' ||
  (meaning.part === 'kind' && meaning.kind === 'professional');

/** The phrases of health in a query, the longest first at each word. */
function phrasesIn(words: readonly Word[]): Span[] {
  return words.flatMap((_, from) => {
    const found = HEALTH_PHRASES.longestAt(words, from);
    return found ? [{ from, to: from + found.length }] : [];
  });
}

/** Whether words are no chance syllables of a name: "chan thuong" may be one, "chấn thương" is none. */
const isTelling = (words: readonly Word[]) =>
  words.some(({ folded, accented }) => folded !== accented || !isNameSyllable(folded));

/** Whether a name may stand at a place because of the title before it: "chị Béo", "bác sĩ Thái Bình". */
function followsTitle(judged: readonly JudgedWord[], at: number): boolean {
  const one = judged[at];
  if (!one || one.isTitle || judged[at - 1]?.isTitle !== true) return false;
  if (one.standing === 'known') return isNameSyllable(one.word);
  if (one.standing === 'free') return !SYMPTOMS.has(one.word) && !AMOUNT.test(one.word);
  const isNamed = (word: string) => isGiven(word) || isSurname(word);
  const next = judged[at + 1];
  return isNamed(one.word) && (next?.standing !== 'whole' || isNamed(next.word));
}

/** Whether a name may stand at a place because of what is said behind it: "Lan bị trĩ", "Thái Bình khám mắt". */
function isBearer(judged: readonly JudgedWord[], at: number): boolean {
  const one = judged[at];
  const next = judged[at + 1];
  if (!one || one.isTitle || !next || !HAVING.has(next.word)) return false;
  if (one.standing === 'known') return isNameSyllable(one.word);
  return one.standing === 'free' && next.word === 'bi' && !BEARERS.has(one.word);
}
