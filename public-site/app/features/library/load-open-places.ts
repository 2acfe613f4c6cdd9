import type { TermRef } from '@antam/server/features/taxonomy/contract.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { readProvince } from '../../memory/province.ts';
import { readUserLocation } from '../../memory/user-location.ts';
import { nearQuery } from './load-doctors.ts';

const SHOWN = 3;

/**
 * Places with the main speciality that are open at the moment, the nearest first where the visitor's position is known,
 * else in the preferred province; where none is open, those with any of the specialities. Null where none of these is.
 */
export async function loadOpenPlaces({ api, cookies, signal }: PageInput, specialities: readonly TermRef[]) {
  const near = nearQuery(readProvince(cookies), readUserLocation(cookies) !== null);
  for (const terms of [specialities.slice(0, 1), specialities]) {
    if (terms.length === 0) continue;
    const asked = { specialities: terms.map(({ slug }) => slug).join(','), hours: 'now', page_size: SHOWN };
    const list = await api.get('/api/v1/place/', { query: { ...asked, ...near }, signal });
    if (list.count === 0) continue;
    const province = list.chosen.find(({ type }) => type === 'provinces');
    return {
      nearest: list.sort_by === 'location' && list.items.some(({ distance }) => distance !== null),
      province: province ? { slug: province.slug, name: province.name } : null,
      terms,
      count: list.count,
      items: list.items,
    };
  }
  return null;
}

export type OpenPlaces = NonNullable<Awaited<ReturnType<typeof loadOpenPlaces>>>;
