import type { Services } from '../../../platform/services.ts';
import { placeCards } from '../../places/queries/place-cards.ts';
import { professionalCards } from '../../professionals/queries/professional-cards.ts';
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
  const [professionals, places] = [idsOf('professional'), idsOf('place')];
  const [people, sites] = await Promise.all([
    professionals.length === 0 ? [] : professionalCards(services, professionals),
    places.length === 0 ? [] : placeCards(services, places),
  ]);
  const known = new Map<string, Replyer>([
    ...people.map(card => [`professional-${card.id}`, presentProfessional(card)] as const),
    ...sites.map(card => [`place-${card.id}`, presentPlace(card)] as const),
  ]);
  return row => {
    if (row.hidingCreator || row.replyerType === null) return null;
    if (row.replyerType === 'official')
      return { ...nameless('official', row.authorName), label: SITE_LABEL, is_verified: true };
    return known.get(`${row.replyerType}-${row.replyerId}`) ?? nameless(row.replyerType, row.authorName);
  };
}

type Professional = Awaited<ReturnType<typeof professionalCards>>[number];
type Place = Awaited<ReturnType<typeof placeCards>>[number];

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

/** Everybody who is published has a licence that staff checked. */
function presentProfessional(card: Professional): Replyer {
  return {
    type: 'professional',
    name: card.display_name,
    absolute_url: card.absolute_url,
    is_verified: true,
    label: card.occupation?.name ?? '',
    specialities: card.specialities.map(({ name }) => name),
    thumbnail: card.picture?.thumbnail_url ?? null,
    booking_url: bookingUrl(card),
  };
}

function presentPlace(card: Place): Replyer {
  return {
    type: 'place',
    name: card.name,
    absolute_url: card.absolute_url,
    is_verified: false,
    label: card.place_type.name,
    specialities: card.specialities.map(({ name }) => name),
    thumbnail: card.picture?.thumbnail_url ?? null,
    booking_url: bookingUrl(card),
  };
}

const bookingUrl = ({ next_free, absolute_url }: { next_free: string | null; absolute_url: string }) =>
  next_free === null ? null : absolute_url + BOOKING;
