import { distanceKm, type Position, roundKm } from '../../platform/geo/distance.ts';
import { slugId } from '../../platform/http/site-page.ts';
import { dialPhone, displayPhone } from '../../platform/phone/vietnam-phone.ts';
import { presentArea } from '../areas/area.presenter.ts';
import type { Areas } from '../areas/area.repository.ts';
import type { Picture } from '../media/contract.ts';
import { presentLink, type TermRow } from '../records/queries/term-rows.ts';
import type { TermRef } from '../taxonomy/contract.ts';
import { presentTerm } from '../taxonomy/term.presenter.ts';
import type { Terms } from '../taxonomy/term.repository.ts';
import type { OfferedService, PlaceFacts, Rating } from './contract.ts';
import { placePages } from './pages.ts';
import type { PlaceCardRow } from './place-list.ts';

/** What a card shows beside the row. */
export interface PlaceParts {
  readonly specialities: readonly TermRef[];
  readonly picture: Picture | null;
  /** How many people have the place among their favourites. */
  readonly favourites: number;
}

/** What all cards of an answer are presented with. */
export interface PlaceCardContext {
  readonly terms: Terms;
  readonly areas: Areas;
  /** Where the visitor is; undefined when unknown. */
  readonly position: Position | undefined;
}

/** The address of a place's page. */
export function placeUrl({ slug, id }: { slug: string; id: number }): string {
  return placePages.detail({ slugId: slugId({ slug, id }) });
}

/** The reception's number where its provider shows it to everybody, as people read it and as a link takes it. */
export const presentPublicPhone = ({ phone, phoneIsPublic }: { phone: string | null; phoneIsPublic: boolean }) =>
  phone === null || !phoneIsPublic ? null : { display: displayPhone(phone), number: dialPhone(phone) };

export function presentPlaceCard(
  row: PlaceCardRow,
  parts: PlaceParts,
  { terms, areas, position }: PlaceCardContext,
): PlaceFacts {
  const { province, district } = presentArea(areas, row.province, row.district);
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    lat: row.lat,
    long: row.long,
    absolute_url: placeUrl(row),
    place_type: presentPlaceType(terms, row.placeType),
    province,
    district,
    specialities: [...parts.specialities],
    accepts_bhyt: row.acceptsBhyt,
    opening_hours: row.openingHours,
    rating: presentRating(row),
    picture: parts.picture,
    professional_count: row.professionalCount,
    favourite_count: parts.favourites,
    distance: presentDistance(row, position),
  };
}

export function presentPlaceType(terms: Terms, id: number): TermRef {
  const term = terms.get(id);
  if (!term) throw new Error(`No kind of place ${id}`);
  return presentTerm(term);
}

/** The mean of 1–5 to one decimal; null without votes, and where there is no review in which they could be read. */
export function presentRating(row: { ratingSum: number; ratingCount: number; reviewCount: number }): Rating {
  const { ratingSum: sum, ratingCount: count, reviewCount: reviews } = row;
  if (reviews === 0 || count === 0) return { score: null, count: 0, reviews };
  return { score: Math.round((10 * sum) / count) / 10, count, reviews };
}

/** Kilometres to one decimal; null when either position is unknown. */
export function presentDistance(
  { lat, long }: { lat: number | null; long: number | null },
  position: Position | undefined,
): number | null {
  if (!position || lat === null || long === null) return null;
  return roundKm(distanceKm(position, { lat, long }));
}

/** The services among an entity's terms, with prices and the speciality each belongs to. */
export function presentOfferedServices(rows: readonly TermRow[], terms: Terms): OfferedService[] {
  return rows.flatMap(row => {
    const term = terms.get(row.term);
    const ref = presentLink(row, terms);
    if (term?.kind !== 'service' || !ref) return [];
    const speciality = term.parent === null ? undefined : terms.get(term.parent);
    return {
      ...ref,
      price_from: row.priceFrom,
      price_to: row.priceTo,
      speciality: speciality ? presentTerm(speciality) : null,
    };
  });
}
