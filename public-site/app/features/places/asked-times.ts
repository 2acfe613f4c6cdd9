import type { SpecialityTime } from '@antam/server/features/availability/contract.ts';
import type { PageInput } from '../../loading/page-loader.ts';

/** Who is free first at a place of those whom a list asks for, and of which speciality where it asks for one. */
export type AskedTime = SpecialityTime & { speciality?: string | undefined };

type Asked = {
  items: readonly { id: number; next_free: string | null }[];
  /** What the list is asked for. */
  specialities: readonly { slug: string; name: string }[];
};

/** The next free times that a list of places shows where it asks for specialities; null where it asks for none, and where they are not to be had. */
export async function loadAskedTimes(
  { api, signal }: Pick<PageInput, 'api' | 'signal'>,
  { items, specialities }: Asked,
): Promise<AskedTime[] | null> {
  if (specialities.length === 0) return null;
  const places = items.filter(({ next_free }) => next_free !== null).map(({ id }) => id);
  if (places.length === 0) return [];
  const query = { places: places.join(), specialities: specialities.map(({ slug }) => slug).join() };
  // A busy server answers no hints; the list is shown all the same.
  const times = await api.get('/api/v1/next-free/', { query, signal }).catch(() => null);
  if (times === null) return null;
  const name = specialities.length === 1 ? specialities[0]?.name : undefined;
  return times.items.map(time => ({ ...time, speciality: time.professional === null ? undefined : name }));
}

/** What the card of a place shows of these times. */
export const askedTimeOf = (times: readonly AskedTime[] | null, id: number): AskedTime | null | undefined =>
  times === null ? undefined : (times.find(({ place }) => place === id) ?? null);
