import type { TermRef } from '@antam/server/features/taxonomy/contract.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { readProvince } from '../../memory/province.ts';
import { readUserLocation } from '../../memory/user-location.ts';

const SHOWN = 4;

/**
 * Doctors of the main speciality, the nearest first where the visitor's position is known, else in the preferred
 * province; where it has none, of all of them there, then in the whole country.
 */
export async function loadDoctors({ api, cookies, signal }: PageInput, specialities: readonly TermRef[]) {
  const preferred = readProvince(cookies);
  const near = nearQuery(preferred, readUserLocation(cookies) !== null);
  for (const { terms, where } of [
    { terms: specialities.slice(0, 1), where: near },
    { terms: specialities, where: near },
    { terms: specialities, where: {} },
  ]) {
    const query = { specialities: terms.map(({ slug }) => slug).join(','), page_size: SHOWN, ...where };
    const list = terms.length === 0 ? null : await api.get('/api/v1/professional/', { query, signal });
    if (list === null || list.count === 0) continue;
    const province = 'provinces' in where ? list.chosen.find(({ type }) => type === 'provinces') : undefined;
    return {
      preferred,
      nearest: list.sort_by === 'location' && list.items.some(({ distance }) => distance !== null),
      province: province ? { slug: province.slug, name: province.name } : null,
      terms,
      items: list.items,
    };
  }
  return { preferred, nearest: false, province: null, terms: [], items: [] };
}

/** How lists are narrowed to what is near the visitor. The cookie brings the position itself: no address may name it. */
export function nearQuery(province: string | null, isLocated: boolean): { sort_by?: 'location'; provinces?: string } {
  if (isLocated) return { sort_by: 'location' };
  return province === null ? {} : { provinces: province };
}

export type DoctorsNear = Awaited<ReturnType<typeof loadDoctors>>;
