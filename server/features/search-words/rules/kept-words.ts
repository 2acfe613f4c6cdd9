import { foldText } from '../../../platform/text/fold-text.ts';
import { type FreeWord, freeRuns } from '../../query-reading/rules/free-words.ts';
import { type Lexicon, namedIn, readWords } from '../../query-reading/rules/read-query.ts';
import { isGiven, isJoinedName, isNameSyllable, isSurname } from './person-names.ts';

/** Characters and words of what is counted: a whole sentence says much about its author. */
const LONGEST = 60;
const MOST_WORDS = 8;
/** More digits may be a phone number, a day of birth, or the number of a card or an identity paper. */
const MOST_DIGITS = 4;
const LONGEST_WORD = 20;

const ADDRESS_OF_THE_NET = /@|:\/\/|www\.|\.(?:com|net|org|vn)(?![\p{L}\p{N}])/iu;
const PROVIDER_OF_MAIL = /\b(?:gmail|yahoo|hotmail|outlook|icloud)\b/;
/** Names in other scripts cannot be told from other words. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** What people are called by before their names. */
const TITLES = new Set('bs bacsi si sy ths ts pgs gs anh chi chu bac ong thay ten'.split(' '));

/**
 * The words of a query as they are counted: small, without accents. Undefined where the query says too little, or may
 * identify a person: what looks like a personal number, an address, or a person's name is counted nowhere.
 */
export function keptWords(lexicon: Lexicon, query: string): string | undefined {
  const folded = foldText(query);
  const words = folded.split(' ');
  if (folded.length < 2 || folded.length > LONGEST || words.length > MOST_WORDS) return undefined;
  if (words.some(word => word.length > LONGEST_WORD) || OTHER_SCRIPT.test(folded)) return undefined;
  if (ADDRESS_OF_THE_NET.test(query) || PROVIDER_OF_MAIL.test(folded)) return undefined;
  if ((folded.match(/\p{N}/gu)?.length ?? 0) > MOST_DIGITS) return undefined;
  return mayNamePerson(lexicon, query) ? undefined : folded;
}

/** Whether words that mean nothing known may be a person's name. */
function mayNamePerson(lexicon: Lexicon, query: string): boolean {
  const words = readWords(lexicon, query);
  const parts = namedIn(lexicon, query);
  const isFree = (at: number) => !parts.some(({ from, to }) => from <= at && at < to);
  const free = freeRuns(words, parts).flat();
  if (free.length === 0) return false;
  if (free.every(has(isNameSyllable)) || free.some(has(isJoinedName))) return true;
  // Of one word alone the keys of Telex or VNI may be another one.
  const spelled = words.map((word, at) => freeRuns([word], isFree(at) ? [] : [WHOLE])[0]?.[0]);
  return spelled.some((word, at) => {
    if (!word || !has(isGiven)(word)) return false;
    const before = spelled[at - 1];
    return (before !== undefined && has(isSurname)(before)) || TITLES.has(words[at - 1]?.folded ?? '');
  });
}

const WHOLE = { from: 0, to: 1 };

/** Whether a word, or what its keys mean, is of a kind. */
const has =
  (isOf: (word: string) => boolean) =>
  ({ forms }: FreeWord): boolean =>
    forms.some(isOf);
