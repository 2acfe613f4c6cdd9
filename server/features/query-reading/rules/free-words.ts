import { decodeTelex, decodeVni } from '../../../platform/search/text/typing-methods.ts';
import { composeText, foldWord, wordsOf } from '../../../platform/search/text/words.ts';
import type { AreaTable } from './area-table.ts';
import type { KnownTerm } from './known-term.ts';

/** A word of a query that is part of nothing that is known. */
export interface FreeWord {
  /** Folded: as typed, and as the keys of Telex or VNI mean it. */
  readonly forms: readonly string[];
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
      run.push({ forms: formsOf(word), isLast: at === words.length - 1 });
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
    allNames: searchable(terms.flatMap(({ name, abbreviation, aliases }) => [name, abbreviation, ...aliases])),
  };
}

/**
 * Whether a record holds free words merely by chance, here and there in its texts: "xe máy" is no "xe cấp cứu" with a
 * "máy tạo nhịp tim". Words of its name may stand apart there, as in "Trần Long" for "Trần Hữu Long"; others must stand
 * side by side in its own texts, in the name of a term, or be a ward.
 * @param isTerm whether the record is a term, which other names find, too
 */
export function isScattered(
  runs: readonly FreeRun[],
  record: { readonly name: string; readonly texts: readonly string[] },
  { areas, termTexts }: KnownTexts,
  isTerm = false,
): boolean {
  const terms = isTerm ? termTexts.allNames : termTexts.names;
  const name = searchable([record.name]);
  const named = new Set(runs.flat().filter(word => holds(name, [word])));
  const mayStandApart = named.size > 1;
  const own = searchable([record.name, ...record.texts]);
  let loose = 0;
  for (const run of runs) {
    for (let at = 0; at < run.length; ) {
      const length = togetherFrom(run, at, text => holds(own, text) || holds(terms, text), areas);
      const [word] = run.slice(at, at + 1);
      if (length === 1 && !(mayStandApart && word && named.has(word))) loose += 1;
      at += length;
    }
  }
  return loose > 1;
}

/** How many words from here on belong together; one where it stands alone. */
function togetherFrom(
  run: FreeRun,
  at: number,
  isKnown: (words: FreeRun) => boolean,
  areas: Pick<AreaTable, 'longestAt'>,
): number {
  for (let to = run.length; to > at + 1; to -= 1) {
    const words = run.slice(at, to);
    if (isKnown(words) || isWard(words, areas)) return to - at;
  }
  return 1;
}

const UNITS = ['phuong', 'xa', 'thi tran'].map(unit => unit.split(' ').map(bare));

/** Names of wards are known by their kind alone, which texts have and people leave out. */
function isWard(words: FreeRun, areas: Pick<AreaTable, 'longestAt'>): boolean {
  const typed = words.map(({ forms: [folded = ''] }) => bare(folded));
  return UNITS.some(unit => areas.longestAt([...unit, ...typed], 0)?.length === unit.length + typed.length);
}

function bare(folded: string) {
  return { folded, accented: folded };
}

/** Texts with a bar between them and a space around every word. */
function searchable(texts: readonly string[]): string {
  const folded = texts.map(text => wordsOf(composeText(text)).map(foldWord).join(' '));
  return ` ${folded.join(' | ')} `;
}

function holds(text: string, words: FreeRun): boolean {
  const end = words.at(-1)?.isLast ? '' : ' ';
  const ways = Math.max(...words.map(({ forms }) => forms.length));
  return Array.from({ length: ways }, (_, way) => words.map(({ forms }) => forms[way] ?? forms[0]).join(' ')).some(
    asked => text.includes(` ${asked}${end}`),
  );
}
