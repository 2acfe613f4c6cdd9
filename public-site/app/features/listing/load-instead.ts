import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import type { PlaceCard } from '@antam/server/features/places/contract.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import type { ProfessionalCard } from '@antam/server/features/professionals/contract.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { grouped } from '../../grouped.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { listAddress } from './list-address.ts';
import { listSubject } from './list-title.ts';

/** Cards of each kind that an empty list shows. */
const SHOWN = 3;
const WHERE = ['provinces', 'districts', 'former_provinces'];
/** What people and places are both asked for. */
const SHARED = [...WHERE, 'specialities', 'services'];

type Kind = 'professional' | 'place';
type Chosen = ListMeta['chosen'];

/** Some of what another list has, under its name. */
type Found<Card> = { readonly title: string; readonly to: string; readonly items: readonly Card[] };
export type Instead = {
  readonly doctors: Found<ProfessionalCard> | null;
  readonly places: Found<PlaceCard> | null;
};

const LISTS = { professional: professionalPages.list(), place: placePages.list() };
const NOUNS = { professional: 'bác sĩ', place: 'cơ sở y tế' };

/**
 * What an empty list leads to: the other kind in the same area, and its own kind elsewhere. Null of a list that has
 * something, or that was narrowed by nothing that could be left out.
 */
export async function loadInstead(
  { api, signal }: Pick<PageInput, 'api' | 'signal'>,
  kind: Kind,
  { count, chosen, q }: Pick<ListMeta, 'count' | 'chosen' | 'q'>,
): Promise<Instead | null> {
  if (count > 0) return null;
  const others = chosen.filter(({ type }) => SHARED.includes(type));
  const anywhere = chosen.filter(({ type }) => !WHERE.includes(type));
  const there = q === '' && others.length > 0 ? { chosen: others, q: '' } : null;
  const elsewhere = anywhere.length < chosen.length ? { chosen: anywhere, q } : null;
  const [askedDoctors, askedPlaces] = kind === 'professional' ? [elsewhere, there] : [there, elsewhere];
  const [doctors, places] = await Promise.all([
    askedDoctors && api.get('/api/v1/professional/', { query: queryOf(askedDoctors), signal }),
    askedPlaces && api.get('/api/v1/place/', { query: queryOf(askedPlaces), signal }),
  ]);
  return {
    doctors: askedDoctors && doctors && found('professional', askedDoctors, doctors, askedDoctors === elsewhere),
    places: askedPlaces && places && found('place', askedPlaces, places, askedPlaces === elsewhere),
  };
}

type Asked = { chosen: Chosen; q: string };

function filtersOf({ chosen, q }: Asked): Record<string, string> {
  const types = [...grouped(chosen, ({ type }) => type)];
  const filters = types.map(([type, values]) => [type, values.map(({ slug }) => slug).join()] as const);
  return { ...(q === '' ? {} : { q }), ...Object.fromEntries(filters) };
}

const queryOf = (asked: Asked) => ({ ...filtersOf(asked), page_size: SHOWN });

function found<Card>(
  kind: Kind,
  asked: Asked,
  { items }: { items: readonly Card[] },
  isElsewhere: boolean,
): Found<Card> | null {
  if (items.length === 0) return null;
  const subject = listSubject(asked, NOUNS[kind]);
  return {
    title: `${subject.charAt(0).toLocaleUpperCase('vi')}${subject.slice(1)}${isElsewhere ? ' ở nơi khác' : ''}`,
    to: listAddress(LISTS[kind], new URLSearchParams(), filtersOf(asked)),
    items,
  };
}
