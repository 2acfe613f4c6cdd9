import type { IsMeant } from '../../../platform/search/search-index.ts';
import { decodeTelex, decodeVni } from '../../../platform/search/text/typing-methods.ts';
import { foldWord, toneKey } from '../../../platform/search/text/words.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { remembering } from '../../../platform/text/remembering.ts';
import type { AreaTable } from '../../areas/rules/area-table.ts';
import type { KnownTerm } from './known-term.ts';

/** A word of a query that is part of nothing that is known. */
export interface FreeWord {
  /** Folded: as typed, and as the keys of Telex or VNI mean it. */
  readonly forms: readonly string[];
  /** As typed, its tone in front. */
  readonly accented: string;
  /** It ends the query, so its typing may still go on. */
  readonly isLast: boolean;
}

/** Free words side by side. */
export type FreeRun = readonly FreeWord[];

/** The words of no part, in runs. */
export function freeRuns(
  words: readonly { readonly typed: string; readonly folded: string }[],
  parts: readonly { readonly from: number; readonly to: number }[],
): FreeRun[] {
  const runs: FreeWord[][] = [];
  let run: FreeWord[] = [];
  words.forEach((word, at) => {
    if (parts.some(({ from, to }) => from <= at && at < to)) run = [];
    else {
      if (run.length === 0) runs.push(run);
      run.push({ forms: formsOf(word), accented: toneKey(word.typed), isLast: at === words.length - 1 });
    }
  });
  return runs;
}

function formsOf({ typed, folded }: { readonly typed: string; readonly folded: string }): string[] {
  const decoded = decodeVni(typed) ?? decodeTelex(typed);
  return decoded === undefined ? [folded] : [...new Set([folded, foldWord(decoded)])];
}

/** Whether so many words are free that a record may hold them by chance: one alone always says something. */
export const mayBeScattered = (runs: readonly FreeRun[]) => runs.reduce((sum, run) => sum + run.length, 0) > 1;

/** What else words are known from, beside the record that holds them. */
export interface KnownTexts {
  readonly areas: Pick<AreaTable, 'longestAt'>;
  readonly termTexts: TermTexts;
  readonly isMeant?: IsMeant;
}

/** Names of terms as words are looked for in them. */
export interface TermTexts {
  /** Those by which records are found that have the term. */
  readonly names: string;
  /** All, by which the term itself is found: "Đau đầu" for Thần kinh. */
  readonly allNames: string;
}

export function termTexts(terms: readonly KnownTerm[]): TermTexts {
  const ofRecords = ({ kind, name, abbreviation, aliases }: KnownTerm) =>
    kind === 'speciality' || kind === 'service' ? [name] : [name, abbreviation, ...aliases];
  return {
    names: searchable(terms.flatMap(ofRecords)),
    allNames: searchable(
      terms.flatMap(({ name, abbreviation, aliases, synonyms = [] }) => [name, abbreviation, ...aliases, ...synonyms]),
    ),
  };
}

/** What is looked at of a record. */
export interface SaidOfRecord {
  readonly name: string;
  readonly texts: readonly string[];
  /** Whether it is a term, which its other names find, too. */
  readonly isTerm?: boolean;
}

/**
 * Makes a function that says whether a record holds free words merely by chance, here and there in its texts: "xe máy" is
 * no "xe cấp cứu" with a "máy tạo nhịp tim". Words of its name may stand apart there, as in "Trần Long" for "Trần Hữu
 * Long"; others must stand side by side in its own texts, in the name of a term, or be a ward. What does not depend on
 * the record is found out once.
 */
export function scatterCheck(
  runs: readonly FreeRun[],
  { areas, termTexts }: KnownTexts,
): (record: SaidOfRecord) => boolean {
  const known = new Map<string, number>();
  const lengthKnown = (words: FreeRun, key: string, isTerm: boolean) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const length = Math.max(
      lengthHeld(isTerm ? termTexts.allNames : termTexts.names, words),
      lengthOfWard(words, areas),
    );
    known.set(key, length);
    return length;
  };
  return ({ name, texts, isTerm = false }) => {
    const own = searchable([name, ...texts]);
    const loose = runs.flatMap((run, index) =>
      looseOf(run, (words, at) =>
        Math.max(lengthHeld(own, words), lengthKnown(words, `${index} ${at} ${isTerm}`, isTerm)),
      ),
    );
    if (loose.length < 2) return false;
    const ownName = searchable([name]);
    const named = runs.flat().filter(word => holds(ownName, [word]));
    return loose.filter(word => named.length < 2 || !named.includes(word)).length > 1;
  };
}

/**
 * The words of a run that stand alone, the longest of those that belong together taken first.
 * @param lengthTogether how many words at the beginning of some belong together; below two where they do not
 */
function looseOf(run: FreeRun, lengthTogether: (words: FreeRun, at: number) => number): FreeWord[] {
  const loose: FreeWord[] = [];
  for (let at = 0; at < run.length; ) {
    const words = run.slice(at);
    const length = Math.max(1, lengthTogether(words, at));
    if (length === 1) loose.push(...words.slice(0, 1));
    at += length;
  }
  return loose;
}

/** How many words at the beginning of some stand side by side in a text: more words never stand where fewer do not. */
function lengthHeld(text: string, words: FreeRun): number {
  let length = 1;
  while (length < words.length && holds(text, words.slice(0, length + 1))) length += 1;
  return length;
}

const UNITS = ['phuong', 'xa', 'thi tran'].map(unit => unit.split(' ').map(bare));

/** How many words at the beginning of some are a ward: these are known by their kind alone, which texts have and people leave out. */
function lengthOfWard(words: FreeRun, areas: Pick<AreaTable, 'longestAt'>): number {
  const typed = words.map(({ forms: [folded = ''], accented }) => ({ folded, accented }));
  const lengths = UNITS.map(unit => (areas.longestAt([...unit, ...typed], 0)?.length ?? 0) - unit.length);
  return Math.max(...lengths);
}

function bare(folded: string) {
  return { folded, accented: folded };
}

/** A letter that no text has. */
const BAR = ' \ua7f7 ';

/** Cards repeat from query to query, so their folded texts are remembered up to this many. */
const REMEMBERED = 5_000;
const folded = remembering(REMEMBERED, text => ` ${foldText(text)} `);

/** Folded texts with a bar between them and a space around every word. */
const searchable = (texts: readonly string[]) => folded(texts.join(BAR));

function holds(text: string, words: FreeRun): boolean {
  const end = words.at(-1)?.isLast ? '' : ' ';
  const holdsWay = (way: number) =>
    text.includes(` ${words.map(({ forms }) => forms[way] ?? forms[0]).join(' ')}${end}`);
  return holdsWay(0) || (words.some(({ forms }) => forms.length > 1) && holdsWay(1));
}
