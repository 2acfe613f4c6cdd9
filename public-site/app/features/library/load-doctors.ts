import type { TermRef } from '@antam/server/features/taxonomy/contract.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { readProvince } from '../../memory/province.ts';

const SHOWN = 4;

/**
 * Doctors of the main speciality in the preferred province; where it has none, of all of them there, then in the whole
 * country.
 */
export async function loadDoctors({ api, cookies, signal }: PageInput, specialities: readonly TermRef[]) {
  const preferred = readProvince(cookies);
  const near = preferred === null ? {} : { provinces: preferred };
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
      province: province ? { slug: province.slug, name: province.name } : null,
      terms,
      items: list.items,
    };
  }
  return { preferred, province: null, terms: [], items: [] };
}

export type DoctorsNear = Awaited<ReturnType<typeof loadDoctors>>;
