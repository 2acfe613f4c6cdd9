import { decodeTelex, decodeVni } from '../../../platform/search/text/typing-methods.ts';
import { foldWord } from '../../../platform/search/text/words.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import type { Lexicon } from '../../query-reading/rules/compile-lexicon.ts';
import { healthWordCheck } from './is-health-word.ts';
import { mayNamePerson } from './may-name-person.ts';

/** Characters and words of what is counted: a whole sentence says much about its author. */
const MAX_LENGTH = 60;
const MIN_LENGTH = 2;
const MAX_WORDS = 8;
/** More digits may be a phone number, a day of birth, or the number of a card or an identity paper. */
const MAX_DIGITS = 4;
const MAX_WORD_LENGTH = 20;

const ADDRESS_OF_THE_NET = /@|:\/\/|www\.|\.(?:com|net|org|vn)(?![\p{L}\p{N}])/iu;
const PROVIDER_OF_MAIL = /\b(?:gmail|yahoo|hotmail|outlook|icloud)\b/;
/** Names in other scripts look like other words. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/**
 * The words of a query as they are counted: small, without accents, and what keys of Telex or VNI mean in their place.
 * Undefined where the query says too little, or may identify a person: what looks like a personal number or an address is
 * counted nowhere, nor is any word that is not known as one of health, for it may be a name.
 */
export function keptWords(lexicon: Lexicon, query: string): string | undefined {
  if (ADDRESS_OF_THE_NET.test(query)) return undefined;
  const meant = withoutKeys(lexicon, query);
  const folded = foldText(meant);
  const words = folded.split(' ');
  if (folded.length < MIN_LENGTH || folded.length > MAX_LENGTH || words.length > MAX_WORDS) return undefined;
  if (words.some(word => word.length > MAX_WORD_LENGTH) || OTHER_SCRIPT.test(folded)) return undefined;
  if (PROVIDER_OF_MAIL.test(folded)) return undefined;
  if ((folded.match(/\p{N}/gu)?.length ?? 0) > MAX_DIGITS) return undefined;
  return mayNamePerson(lexicon, meant) ? undefined : folded;
}

/** A query with words in the place of keys, where the keys are no known word and mean one. */
function withoutKeys(lexicon: Lexicon, query: string): string {
  const isHealthWord = healthWordCheck(lexicon);
  const isKnown = (word: string) => isHealthWord(word) || lexicon.areas.knows(word) || lexicon.phrases.knows(word);
  const read = (typed: string) => {
    const keys = typed.toLowerCase();
    if (isKnown(foldText(typed))) return typed;
    const decoded = decodeVni(keys) ?? decodeTelex(keys);
    return decoded !== undefined && isKnown(foldWord(decoded)) ? decoded : typed;
  };
  return query.split(/\s+/).map(read).join(' ');
}
