import { foldText } from '../../../platform/text/fold-text.ts';
import { areaText, bareName } from './area-names.ts';
import type { AreaFinder } from './areas.ts';

/** Where a facility was found to be, by name. */
export interface AddressArea {
  readonly province: { readonly id: number; readonly name: string };
  /** Full name, "Phường Ba Đình". */
  readonly ward: string;
  readonly district: string | undefined;
}

const COUNTRY = /^(việt nam|viet nam|vietnam|vn)$/i;
const POSTAL_CODE = /\s\d{5,6}$/;
const NUMBER = /^\d+$/;

/**
 * An address as the directory writes it: the street, today's ward, the province. Areas that stood after the street, old
 * or misspelt, give way to them; what might be a street is kept.
 */
export function writeAddress(written: string, area: AddressArea, finder: AreaFinder): string {
  const parts = written.split(',').map(part => part.trim().replace(POSTAL_CODE, ''));
  const isArea = (part: string) => finder.isAreaIn(part, area.province.id);
  const known = [area.ward, area.district ?? '', area.province.name].map(name => foldText(bareName(name)));
  while (parts.length > 0) {
    const last = parts.at(-1) ?? '';
    const name = areaText(last);
    // The first part is a street unless it says that it is an area: wards are named after the same people.
    const isFirst = parts.length === 1;
    const isSurelyArea = bareName(name) !== name || known.includes(foldText(name));
    const goes = last === '' || COUNTRY.test(last) || (!isFirst && (isArea(last) || NUMBER.test(last)));
    if (!goes && !(isFirst && isSurelyArea && isArea(last))) break;
    parts.pop();
  }
  return [...parts, area.ward, provinceEnding(area.province.name)].join(', ');
}

/** A province as addresses end with it, by its short name. */
export const provinceEnding = (name: string): string => (name === 'Hồ Chí Minh' ? 'TP. Hồ Chí Minh' : name);
