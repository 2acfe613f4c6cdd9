import { vietnamDay } from '../../platform/clock/vietnam-calendar.ts';
import type { Position } from '../../platform/geo/distance.ts';
import { slugId } from '../../platform/http/site-page.ts';
import { presentArea } from '../areas/area.presenter.ts';
import type { Areas } from '../areas/area.repository.ts';
import type { Picture } from '../media/contract.ts';
import { placeUrl, presentDistance, presentRating } from '../places/place.presenter.ts';
import type { TermRef } from '../taxonomy/contract.ts';
import { isDoctor } from '../taxonomy/rules/is-doctor.ts';
import { presentTerm } from '../taxonomy/term.presenter.ts';
import type { Terms } from '../taxonomy/term.repository.ts';
import type { CheckedLicence, ProfessionalFacts, WorkplaceRef } from './contract.ts';
import { professionalPages } from './pages.ts';
import type { ProfessionalCardRow } from './professional-list.ts';
import { isDemoLicence } from './rules/licence.ts';
import { displayName } from './rules/names.ts';

/** A published place where a professional works. */
export interface WorkplaceRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly lat: number | null;
  readonly long: number | null;
  readonly province: number;
  readonly district: number | null;
}

/** What a card shows beside the row. */
export interface ProfessionalParts {
  readonly specialities: readonly TermRef[];
  /** The main one. */
  readonly workplace: WorkplaceRow | undefined;
  /** The lowest one, in VND. */
  readonly price: number | undefined;
  readonly picture: Picture | null;
  /** How many people keep this professional. */
  readonly favourites: number;
}

/** What all cards of an answer are presented with. */
export interface ProfessionalCardContext {
  readonly terms: Terms;
  readonly areas: Areas;
  /** Of the visitor. */
  readonly position: Position | undefined;
}

/** Where a professional's page is. */
export function professionalUrl({ slug, id }: { slug: string; id: number }): string {
  return professionalPages.detail({ slugId: slugId({ slug, id }) });
}

export function presentProfessionalCard(
  row: ProfessionalCardRow,
  parts: ProfessionalParts,
  { terms, areas, position }: ProfessionalCardContext,
): ProfessionalFacts {
  const occupation = presentOccupation(row, terms);
  return {
    id: row.id,
    absolute_url: professionalUrl(row),
    name: row.name,
    display_name: displayName(row.honorific, row.name),
    occupation,
    is_doctor: occupation !== null && isDoctor(occupation.slug),
    specialities: [...parts.specialities],
    workplace: parts.workplace ? presentWorkplace(parts.workplace, areas) : null,
    rating: presentRating(row),
    picture: parts.picture,
    price_from: parts.price ?? null,
    practising_since: row.practisingSince,
    favourite_count: parts.favourites,
    distance: presentDistance(row, position),
  };
}

/** What everybody may know of a checked licence; null where none was checked. Who checked it and how is for staff. */
export function presentLicence(row: {
  readonly licenceNumber: string | null;
  readonly licenceIssuer: string;
  readonly licenceScope: string;
  readonly licenceVerifiedAt: Date | null;
}): CheckedLicence | null {
  const { licenceNumber: number, licenceVerifiedAt: checked } = row;
  if (number === null || checked === null) return null;
  return {
    number,
    issuer: row.licenceIssuer,
    scope: row.licenceScope,
    checked_on: vietnamDay(checked),
    is_demo: isDemoLicence(number),
  };
}

function presentOccupation({ occupation: id }: ProfessionalCardRow, terms: Terms): TermRef | null {
  const term = id === null ? undefined : terms.get(id);
  return term ? presentTerm(term) : null;
}

export function presentWorkplace(row: WorkplaceRow, areas: Areas): WorkplaceRef {
  const { province, district } = presentArea(areas, row.province, row.district);
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    lat: row.lat,
    long: row.long,
    absolute_url: placeUrl(row),
    province,
    district,
  };
}
