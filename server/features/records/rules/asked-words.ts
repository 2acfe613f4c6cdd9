import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import { compileLanguage } from '../../../platform/search/reading/language.ts';
import { queryWords } from '../../../platform/search/reading/reading.ts';
import { decodeTelex, decodeVni } from '../../../platform/search/text/typing-methods.ts';
import type { WordForms } from '../../../platform/search/text/words.ts';
import type { AreaEntry } from '../../areas/rules/area-entry.ts';
import type { AreaTable } from '../../areas/rules/area-table.ts';
import { searchVocabulary } from '../../search/vocabulary.ts';
import { dialledDigits } from './staff-words.ts';

/** A part of a text of staff: one of the ways must fit, or the record must be in one of the areas. */
export interface AskedUnit {
  /** All words of a way must be there, each of which begins a word. */
  readonly ways: ReadonlyArray<readonly string[]>;
  /** Areas that the words name; empty where they name none. */
  readonly areas: readonly AreaEntry[];
}

/** What a text of staff asks for. */
export interface Asked {
  /** Every unit must be there. */
  readonly units: readonly AskedUnit[];
  /** A phone number or its beginning, as it is dialled. */
  readonly digits: string | undefined;
  readonly id: number | undefined;
}

const language = compileLanguage(searchVocabulary([]));
const ID = /^[1-9]\d{0,8}$/;
const PHONE = /^\+?[\d\s.\-–()]{4,}$/;

/**
 * Reads what staff typed: folded words, abbreviations as they stand and written out, names of areas of today and of
 * before; a number may be a phone's or an id.
 */
export function readAsked(text: string, areas: Pick<AreaTable, 'longestAt'>): Asked {
  const typed = text.trim();
  return {
    units: unitsOf(text, areas),
    digits: PHONE.test(typed) ? phoneDigits(typed) : undefined,
    id: ID.test(typed) ? Number(typed) : undefined,
  };
}

function unitsOf(text: string, areas: Pick<AreaTable, 'longestAt'>): AskedUnit[] {
  const { abbreviations, formWord } = language;
  const forms = queryWords(text)
    .map(formWord)
    .filter(({ folded }) => folded !== '');
  const units: AskedUnit[] = [];
  for (let at = 0; at < forms.length; ) {
    const short = abbreviations.at(forms, at);
    const named = areaAt(areas, forms, at);
    const length = Math.max(short?.length ?? 1, named?.length ?? 1);
    const meanings = short?.length === length ? short.meanings.map(meaning => meaning.map(formWord)) : [];
    const ways = [forms.slice(at, at + length), ...meanings];
    // "Q1" names an area only when it is written out.
    const meant = meanings.flatMap(words => {
      const found = areaAt(areas, words, 0);
      return found?.length === words.length ? found.values : [];
    });
    const within = named?.length === length ? named.values : [];
    units.push({ ways: ways.map(way => way.map(({ folded }) => folded)), areas: [...new Set([...within, ...meant])] });
    at += length;
  }
  return units;
}

/** The longest name of an area above wards that begins at a word. */
function areaAt(areas: Pick<AreaTable, 'longestAt'>, words: readonly WordForms[], at: number) {
  const found = areas.longestAt(words, at);
  const values = (found?.values ?? []).filter(({ level }) => level !== 'ward');
  return found && values.length > 0 ? { length: found.length, values } : undefined;
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
