import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { districtRef, provinceRef } from '../areas/contract.ts';
import { listMeta, listQuery } from '../listing/contract.ts';
import { mediaBlock, picture } from '../media/contract.ts';
import { openingHours } from '../records/opening-hours-contract.ts';
import { pricedService, termRef } from '../taxonomy/contract.ts';

/** What the map needs of a place; those without numeric lat and long are skipped there. */
export const mapPlace = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
});
export type MapPlace = z.infer<typeof mapPlace>;

/** A rating; `score` is the mean of 1–5 to one decimal, null without votes or without a review that holds one. */
export const rating = z.object({ score: z.number().nullable(), count: z.number().int(), reviews: z.number().int() });
export type Rating = z.infer<typeof rating>;

const placeFacts = mapPlace.extend({
  absolute_url: z.string(),
  place_type: termRef,
  province: provinceRef,
  district: districtRef.nullable(),
  specialities: z.array(termRef),
  accepts_bhyt: z.boolean(),
  opening_hours: openingHours.nullable(),
  rating,
  picture: picture.nullable(),
  professional_count: z.number().int(),
  /** How many people have it among their favourites. */
  favourite_count: z.number().int(),
  /** Kilometres from the visitor to one decimal; null when either position is unknown. */
  distance: z.number().nullable(),
});
/** What cards and the own page show alike. */
export type PlaceFacts = z.infer<typeof placeFacts>;

export const placeCard = placeFacts.extend({
  /**
   * The first start that can be booked there, with any professional: `2026-11-25T08:30:00+07:00`; null where there is
   * none.
   */
  next_free: z.string().nullable(),
  /** In a list that was asked for services: the first of them that the place offers, and its price there. */
  asked_service: pricedService.nullable(),
  /** The first three services with a price, for cards with room; none in a list that was asked for services. */
  services: z.array(pricedService),
});
export type PlaceCard = z.infer<typeof placeCard>;

/** A place in a list of favourites. */
export const placeItem = z.object({ type: z.literal('place'), place: placeCard });
declare module '../../platform/contract/favourite-shapes.ts' {
  interface FavouriteItems {
    place: z.infer<typeof placeItem>;
  }
}

export const placeListAnswer = listMeta.extend({ items: z.array(placeCard) });
export type PlaceListAnswer = z.infer<typeof placeListAnswer>;

export const offeredService = pricedService.extend({
  /** Speciality that the service belongs to, for tabs; null where there is none. */
  speciality: termRef.nullable(),
});
export type OfferedService = z.infer<typeof offeredService>;

/** A professional as a place's page and group filter show them. */
export const placeProfessional = z.object({
  id: z.number().int(),
  absolute_url: z.string(),
  /** With title and degree before it: "PGS.TS.BS Nguyễn Thị Mai". */
  display_name: z.string(),
  name: z.string(),
  specialities: z.array(termRef),
  picture: picture.nullable(),
  rating,
});
export type PlaceProfessional = z.infer<typeof placeProfessional>;

/** Holds no phone number but a public one and no email address: contacts are revealed by a separate call. */
export const placeDetail = placeFacts.extend({
  slug: z.string(),
  /** Whether there is a phone number or an email address to be revealed. */
  has_contact: z.boolean(),
  /** The reception's number, where the provider shows it to everybody: as people read it, and as a link takes it. */
  public_phone: z.object({ display: z.string(), number: z.string() }).nullable(),
  description: z.string(),
  website: z.string().nullable(),
  ward: z.string(),
  services: z.array(offeredService),
  media: mediaBlock,
  /** The source and licence of imported data. */
  source: z.string(),
  licence: z.string(),
  updated_at: z.string(),
});
export type PlaceDetail = z.infer<typeof placeDetail>;

export const placeProfessionals = z.object({ items: z.array(placeProfessional) });
export type PlaceProfessionals = z.infer<typeof placeProfessionals>;

/** Public calls about places. */
export const placeCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/place/',
    summary: 'Places by filters, text and order, a page at a time',
    access: 'public',
    sheds: true,
    query: listQuery,
    answer: placeListAnswer,
  },
  detail: {
    method: 'GET',
    path: '/api/v1/place/:id/',
    summary: 'One place',
    access: 'public',
    params: z.object({ id: idParam }),
    answer: placeDetail,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    places: typeof placeCalls;
  }
}
