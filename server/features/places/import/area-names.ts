import { foldCase, foldText } from '../../../platform/text/fold-text.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';

/** Kinds of area before a name, with how they are abbreviated and called in English; `d` before a number only. */
const KINDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:thành phố|tp)(?:\.\s*|\s+)/iu, 'Thành phố '],
  [/^(?:thị xã|tx)(?:\.\s*|\s+)/iu, 'Thị xã '],
  [/^(?:thị trấn|tt)(?:\.\s*|\s+)/iu, 'Thị trấn '],
  [/^(?:quận|q)(?:\.\s*|\s+|(?=\d))/iu, 'Quận '],
  [/^(?:huyện|h)(?:\.\s*|\s+)/iu, 'Huyện '],
  [/^(?:phường|p|f)(?:\.\s*|\s+|(?=\d))/iu, 'Phường '],
  [/^(?:xã|x)(?:\.\s*|\s+)/iu, 'Xã '],
  [/^tỉnh\s+/iu, 'Tỉnh '],
  [/^đặc khu\s+/iu, 'Đặc khu '],
  [/^district\s+(?=\d)/iu, 'Quận '],
  [/^ward\s+(?=\d)/iu, 'Phường '],
  [/^(?:thanh pho|tinh|quan|huyen|phuong|thi xa|thi tran)\s+(?=\S+\s+\S)/iu, ''],
];
const ENGLISH_KIND = /\s+(?:city|province|district|ward|town|commune)$/iu;
const KIND = /^(?:Thành phố|Thị xã|Thị trấn|Quận|Huyện|Phường|Xã|Tỉnh|Đặc khu)\s+/u;

/** How people and maps write some provinces, folded. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  hcm: 'Hồ Chí Minh',
  tphcm: 'Hồ Chí Minh',
  hcmc: 'Hồ Chí Minh',
  'sai gon': 'Hồ Chí Minh',
  saigon: 'Hồ Chí Minh',
  hanoi: 'Hà Nội',
  hn: 'Hà Nội',
  danang: 'Đà Nẵng',
  'thua thien hue': 'Huế',
  brvt: 'Bà Rịa - Vũng Tàu',
  'vung tau': 'Bà Rịa - Vũng Tàu',
  'ba ria': 'Bà Rịa - Vũng Tàu',
  daklak: 'Đắk Lắk',
  'dac lac': 'Đắk Lắk',
  'dac lak': 'Đắk Lắk',
  'dac nong': 'Đắk Nông',
  'dak nong': 'Đắk Nông',
};

/** The name of an area with its kind spelt out: "Q.1" is "Quận 1", "TX Sơn Tây" is "Thị xã Sơn Tây". */
export function areaText(text: string): string {
  const tidy = tidyText(text).replace(ENGLISH_KIND, '');
  for (const [pattern, kind] of KINDS) {
    if (pattern.test(tidy)) return tidy.replace(pattern, kind).replace(/ 0+(?=\d)/, ' ');
  }
  return tidy;
}

/** The name without its kind, unless only a number would be left. */
export function bareName(text: string): string {
  const bare = text.replace(KIND, '');
  return /^\d+$/.test(bare) ? text : bare;
}

/** The usual name of a province with several names; any other text unchanged. */
export function usualProvinceName(text: string): string {
  return OTHER_NAMES[foldText(bareName(areaText(text)))] ?? text;
}

interface Named {
  readonly name: string;
  readonly fullName: string;
}

/** How names are compared, the strictest first: exactly with kind, without, then without accents. */
const COMPARISONS: ReadonlyArray<(text: string) => string> = [
  foldCase,
  text => foldCase(bareName(text)),
  foldText,
  text => foldText(bareName(text)),
];

/** Finds areas of one sort by name. Each comparison folds thousands of names once, when the stricter ones found nothing. */
export class AreaNameTable<Row extends Named> {
  readonly #rows: readonly Row[];
  readonly #tables: Map<string, Row[]>[] = [];

  constructor(rows: readonly Row[]) {
    this.#rows = rows;
  }

  /** All areas that `accept` admits and that the strictest successful comparison finds. */
  find(text: string, accept: (row: Row) => boolean = () => true): Row[] {
    const name = areaText(text);
    if (name === '') return [];
    for (const [tier, key] of COMPARISONS.entries()) {
      this.#tables[tier] ??= Map.groupBy(this.#rows, row => key(row.fullName));
      const found = this.#tables[tier].get(key(name))?.filter(accept) ?? [];
      if (found.length > 0) return found;
    }
    return [];
  }
}
