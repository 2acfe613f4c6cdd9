import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import { compileLanguage } from '../../../platform/search/language.ts';
import { queryWords } from '../../../platform/search/reading.ts';
import { decodeTelex, decodeVni } from '../../../platform/search/text/typing-methods.ts';
import { searchVocabulary } from '../../search/vocabulary.ts';
import { dialledDigits } from './staff-words.ts';

/** What a text of staff asks for. */
export interface Asked {
  /** Every unit must be there, in one of its ways: with all words of the way, each of which begins a word. */
  readonly units: ReadonlyArray<ReadonlyArray<readonly string[]>>;
  /** A phone number or its beginning, as it is dialled. */
  readonly digits: string | undefined;
  readonly id: number | undefined;
}

const language = compileLanguage(searchVocabulary([]));
const ID = /^[1-9]\d{0,8}$/;
const PHONE = /^\+?[\d\s.\-–()]{4,}$/;

/** Reads what staff typed: folded words, abbreviations as they stand and written out; a number may be a phone's or an id. */
export function readAsked(text: string): Asked {
  const typed = text.trim();
  return {
    units: unitsOf(text),
    digits: PHONE.test(typed) ? phoneDigits(typed) : undefined,
    id: ID.test(typed) ? Number(typed) : undefined,
  };
}

function unitsOf(text: string): Asked['units'] {
  const { abbreviations, formWord } = language;
  const forms = queryWords(text)
    .map(formWord)
    .filter(({ folded }) => folded !== '');
  const units: string[][][] = [];
  for (let at = 0; at < forms.length; ) {
    const { length = 1, meanings = [] } = abbreviations.at(forms, at) ?? {};
    const literal = forms.slice(at, at + length).map(({ folded }) => folded);
    units.push([literal, ...meanings.map(meaning => meaning.map(word => formWord(word).folded))]);
    at += length;
  }
  return units;
}

/** The same text with raw Telex or VNI keys turned into letters; undefined where nothing changes. */
export function otherKeys(text: string): string | undefined {
  const words = queryWords(text);
  const decoded = words.map(word => decodeVni(word) ?? decodeTelex(word) ?? word);
  return decoded.some((word, at) => word !== words[at]) ? decoded.join(' ') : undefined;
}

function phoneDigits(text: string): string {
  const whole = parsePhone(text);
  return whole ? dialledDigits(whole.e164) : text.replaceAll(/\D/g, '').replace(/^(?:00)?84/, '0');
}
