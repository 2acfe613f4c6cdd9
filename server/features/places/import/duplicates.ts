import { distanceKm, type Position } from '../../../platform/geo/distance.ts';
import { foldText } from '../../../platform/text/fold-text.ts';

/** Two facilities of one name are one facility when they are this near. */
const SAME_WITHIN_KM = 0.4;

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  bv: 'benh vien',
  bvdk: 'benh vien da khoa',
  nt: 'nha thuoc',
  pk: 'phong kham',
  pkdk: 'phong kham da khoa',
  tt: 'trung tam',
  ttyt: 'trung tam y te',
  tyt: 'tram y te',
};
/** Kinds of area that one list writes before a name and another does not. */
const AREA_KINDS = /\b(thanh pho|tp|tinh|quan|huyen|thi xa|tx|phuong|xa|thi tran)\b/g;

/** The name under which duplicates meet: folded, abbreviations spelt out, without kinds of area. */
export function duplicateKey(name: string): string {
  const words = foldText(name)
    .split(' ')
    .map(word => ABBREVIATIONS[word] ?? word);
  return words.join(' ').replace(AREA_KINDS, ' ').replace(/ +/g, ' ').trim();
}

interface Known {
  readonly externalId: string;
  readonly position: Position;
}

/** Remembers facilities by name, to find which new one is probably there already. */
export class DuplicateFinder {
  readonly #byKey = new Map<string, Known[]>();

  add(name: string, externalId: string, position: Position | undefined): void {
    if (!position) return;
    const key = duplicateKey(name);
    const known = this.#byKey.get(key);
    if (known) known.push({ externalId, position });
    else this.#byKey.set(key, [{ externalId, position }]);
  }

  /** Another facility of that name within 400 m, with its distance in metres. */
  find(
    name: string,
    externalId: string,
    position: Position | undefined,
  ): { externalId: string; metres: number } | undefined {
    if (!position) return undefined;
    for (const known of this.#byKey.get(duplicateKey(name)) ?? []) {
      const km = distanceKm(known.position, position);
      if (known.externalId !== externalId && km <= SAME_WITHIN_KM) {
        return { externalId: known.externalId, metres: Math.round(km * 1000) };
      }
    }
    return undefined;
  }
}
