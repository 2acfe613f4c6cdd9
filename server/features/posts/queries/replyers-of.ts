import type { Services } from '../../../platform/services.ts';
import { namedPlaces } from '../../places/queries/named-places.ts';
import { namedProfessionals } from '../../professionals/queries/named-professionals.ts';
import type { NamedPage } from '../../records/named-page.ts';
import type { Replyer, ReplyerType } from '../contract.ts';

/** A post as far as it says for whom its author speaks. */
export interface SpokenFor {
  readonly replyerType: ReplyerType | null;
  readonly replyerId: number | null;
  /** The name of that page when the post was written. */
  readonly authorName: string;
  readonly hidingCreator: boolean;
}

/** Where a visit is booked on a page. */
const BOOKING = '#dat-kham';
const SITE_LABEL = 'Ban biên tập';

/** As whom the authors of posts speak, with what the pages show today; one batch for each kind of page. */
export async function replyersOf(
  services: Pick<Services, 'db'>,
  rows: readonly SpokenFor[],
): Promise<(row: SpokenFor) => Replyer | null> {
  const shown = rows.filter(({ hidingCreator }) => !hidingCreator);
  const idsOf = (type: ReplyerType) => [
    ...new Set(shown.flatMap(row => (row.replyerType === type && row.replyerId !== null ? [row.replyerId] : []))),
  ];
  const [professionals, places] = await Promise.all([
    namedProfessionals(services, idsOf('professional')),
    namedPlaces(services, idsOf('place')),
  ]);
  const known = new Map<string, Replyer>([
    ...professionals.map(page => [`professional-${page.id}`, presentPage('professional', page)] as const),
    ...places.map(page => [`place-${page.id}`, presentPage('place', page)] as const),
  ]);
  return row => {
    if (row.hidingCreator || row.replyerType === null) return null;
    if (row.replyerType === 'official')
      return { ...nameless('official', row.authorName), label: SITE_LABEL, is_verified: true };
    return known.get(`${row.replyerType}-${row.replyerId}`) ?? nameless(row.replyerType, row.authorName);
  };
}

/** What is left of an identity whose page nobody can open. */
const nameless = (type: ReplyerType, name: string): Replyer => ({
  type,
  name,
  absolute_url: null,
  label: '',
  specialities: [],
  is_verified: false,
  thumbnail: null,
  booking_url: null,
});

/** Every professional who is published has a licence that staff checked. */
const presentPage = (
  type: 'professional' | 'place',
  { name, absolute_url, label, specialities, thumbnail, isFree }: NamedPage,
): Replyer => ({
  type,
  name,
  absolute_url,
  is_verified: type === 'professional',
  label,
  specialities: [...specialities],
  thumbnail,
  booking_url: isFree ? absolute_url + BOOKING : null,
});
