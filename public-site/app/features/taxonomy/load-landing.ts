import type { PageInput } from '../../loading/page-loader.ts';
import { readProvince } from '../../memory/province.ts';
import { loadAskedTimes } from '../places/asked-times.ts';

/** Cards of each kind on a landing page. */
const SHOWN = 6;

/** A speciality's or service's own data with the best doctors and places, in the preferred province where it has some. */
export async function loadLanding(input: PageInput, kind: 'speciality' | 'service') {
  const { api, params, cookies, signal } = input;
  const slug = params.slug ?? '';
  const filter = kind === 'speciality' ? 'specialities' : 'services';
  const province = readProvince(cookies);
  const lists = (where: Record<string, string>) => {
    const query = { [filter]: slug, page_size: SHOWN, ...where };
    return Promise.all([
      api.get('/api/v1/professional/', { query, signal }),
      api.get('/api/v1/place/', { query, signal }),
    ]);
  };
  const [term, near] = await Promise.all([
    api.get(`/api/v1/${kind}/:slug/`, { params: { slug }, signal }),
    lists(province === null ? {} : { provinces: province }),
  ]);
  const [doctors, places] = near;
  const empty = province !== null && doctors.count === 0 && places.count === 0;
  const [allDoctors, allPlaces] = empty ? await lists({}) : near;
  return {
    term,
    filter,
    /** Slug of the preferred province; null for the whole country. */
    preferred: province,
    province: empty ? null : (doctors.chosen.find(({ type }) => type === 'provinces') ?? null),
    doctors: { count: allDoctors.count, kinds: allDoctors.kinds, items: allDoctors.items },
    places: { count: allPlaces.count, items: allPlaces.items },
    times: await loadAskedTimes(input, { items: allPlaces.items, specialities: kind === 'speciality' ? [term] : [] }),
  };
}

export type Landing = Awaited<ReturnType<typeof loadLanding>>;
