import { atOnce, type Steps } from '../../../platform/load/in-pieces.ts';
import { compilePhraseTable, type FoundPhrase, phraseTableOf } from '../../../platform/search/text/phrase-table.ts';
import type { WordForms } from '../../../platform/search/text/words.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { usualNames } from '../usual-names.ts';
import type { AreaEntry, AreaLevel } from './area-entry.ts';
import { wideFirst } from './choose-area.ts';

/** A kind of unit as it stands before a name. */
interface UnitWord {
  readonly unit: string;
  /** What it may be, besides: people keep the kind that a district had before. */
  readonly levels: readonly AreaLevel[];
}

const UNITS: readonly (readonly [words: readonly string[], unit: string, levels: readonly AreaLevel[]])[] = [
  [['tỉnh'], 'Tỉnh', ['province', 'former_province']],
  [['thành phố', 'tp', 't p'], 'Thành phố', ['province', 'former_province', 'district']],
  [['quận', 'q'], 'Quận', ['district']],
  [['huyện', 'h'], 'Huyện', ['district']],
  [['thị xã', 'tx', 't x'], 'Thị xã', ['district']],
  [['phường', 'p', 'f'], 'Phường', ['ward']],
  [['xã', 'x'], 'Xã', ['ward']],
  [['thị trấn', 'tt'], 'Thị trấn', ['ward']],
  // Those that were no communes before are known by their districts alone.
  [['đặc khu'], 'Đặc khu', ['ward', 'district']],
];

/** Districts of Ho Chi Minh City that were made one in 2021; people still say their numbers. */
const NUMBERS_OF_THU_DUC = ['2', '9'];

/** An area that stands in a text; several where units have the same name. */
export interface FoundArea extends FoundPhrase<AreaEntry> {
  /** Whether its kind is said: "quận Tân Bình". */
  readonly certain: boolean;
}

/** Areas by their names; built once from all of them. */
export interface AreaTable {
  /** The longest name of an area that begins at `words[at]`, or undefined. Wards need their kind before their name. */
  longestAt(words: readonly WordForms[], at: number): FoundArea | undefined;
  knows(folded: string): boolean;
  /** Some areas above wards whose name begins so, the widest and most asked-for first; none for less than two letters. */
  beginningWith(text: string): AreaEntry[];
}

const UNIT = new RegExp(`^(?:${UNITS.map(([, unit]) => unit).join('|')}) `, 'i');

/** The name without its kind: "3" of "Quận 3". */
const withoutUnit = (fullName: string) => fullName.replace(UNIT, '');

/** Takes some tenths of a second, for there are some ten thousand wards. */
export const compileAreaTable = (areas: readonly AreaEntry[]): AreaTable => atOnce(areaTableOf(areas));

/** As {@link compileAreaTable}, name by name. */
export function* areaTableOf(areas: readonly AreaEntry[]): Steps<AreaTable> {
  const units = compilePhraseTable(
    UNITS.flatMap(([words, unit, levels]) => words.map(word => [word, { unit, levels }] as const)),
  );
  const bare = yield* phraseTableOf(bareNames(areas));
  const afterUnit = yield* phraseTableOf(namesAfterUnit(areas));
  const beginnings = compileBeginnings(bareNames(areas));
  const named = (words: readonly WordForms[], at: number): FoundArea | undefined => {
    const unit = units.longestAt(words, at);
    const name = unit && afterUnit.longestAt(words, at + unit.length);
    const values = name && ofUnit(name.values, unit.values);
    if (!values || values.length === 0) return undefined;
    return { length: unit.length + name.length, values, certain: true };
  };
  return {
    longestAt: (words, at) => {
      const short = bare.longestAt(words, at);
      return named(words, at) ?? (short && { ...short, certain: false });
    },
    knows: folded => bare.knows(folded) || afterUnit.knows(folded) || units.knows(folded),
    beginningWith: text => beginnings(foldText(text)).sort(wideFirst).slice(0, MAX_BEGINNING),
  };
}

/** Those of a level that the unit may be; of the very unit where there are some. */
function ofUnit(areas: readonly AreaEntry[], units: readonly UnitWord[]): readonly AreaEntry[] {
  const fitting = areas.filter(area => units.some(({ levels }) => levels.includes(area.level)));
  const exact = fitting.filter(area => units.some(({ unit }) => area.fullName.startsWith(`${unit} `)));
  return exact.length > 0 ? exact : fitting;
}

/** Names that stand for an area without its kind; wards are called like people and streets. */
function* bareNames(areas: readonly AreaEntry[]): Generator<readonly [string, AreaEntry]> {
  for (const area of areas) {
    if (area.level === 'ward') continue;
    yield [area.name, area];
    yield [area.fullName, area];
    for (const name of usualNames(area)) yield [name, area];
  }
}

function* namesAfterUnit(areas: readonly AreaEntry[]): Generator<readonly [string, AreaEntry]> {
  for (const area of areas) {
    yield [withoutUnit(area.fullName), area];
    for (const name of usualNames(area)) yield [withoutUnit(name), area];
    if (area.level === 'district' && area.slug === 'thu-duc')
      for (const number of NUMBERS_OF_THU_DUC) yield [number, area];
  }
}

const MIN_BEGINNING = 2;
const MAX_BEGINNING = 12;
const NUMBER_GOES_ON = /^\d\d/;

/** Finds areas by the beginnings of their folded names. */
function compileBeginnings(names: Iterable<readonly [string, AreaEntry]>): (folded: string) => AreaEntry[] {
  const entries = [...names].map(([name, area]) => ({ name: foldText(name), area }));
  entries.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  return folded => {
    if (folded.length < MIN_BEGINNING) return [];
    const found = new Set<AreaEntry>();
    for (let at = firstFrom(entries, folded); entries[at]?.name.startsWith(folded); at += 1) {
      const area = entries[at]?.area;
      // "Quận 1" is no beginning of "Quận 10".
      if (area && !NUMBER_GOES_ON.test(entries[at]?.name.slice(folded.length - 1) ?? '')) found.add(area);
    }
    return [...found];
  };
}

/** Where the first name stands that is not before this text. */
function firstFrom(sorted: readonly { readonly name: string }[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.name ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
