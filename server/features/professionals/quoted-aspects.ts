import type { PlaceAspect } from '../places/place.entity.ts';
import type { ProfessionalAspect } from './professional.entity.ts';

/** What a professional's page shows of the places of work. */
export const OF_WORKPLACES: readonly PlaceAspect[] = [
  'status',
  'slug',
  'name',
  'address',
  'lat',
  'long',
  'province',
  'district',
  'placeType',
  'openingHours',
  'acceptsBhyt',
  'pictures',
  'captions',
];

/** What a place's page shows of those who work there, and what their order follows from. */
export const OF_WORKERS: readonly ProfessionalAspect[] = [
  'status',
  'slug',
  'name',
  'honorific',
  'relevance',
  'ratingSum',
  'ratingCount',
  'reviewCount',
  'terms',
  'pictures',
  'captions',
];
