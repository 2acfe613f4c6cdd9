import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { districtRef, provinceRef } from '../areas/contract.ts';
import { listMeta, listQuery } from '../listing/contract.ts';
import { mediaBlock, picture } from '../media/contract.ts';
import { mapPlace, offeredService, placeProfessionals, rating } from '../places/contract.ts';
import { openingHours } from '../records/opening-hours-contract.ts';
import { pricedService, termRef } from '../taxonomy/contract.ts';

/** A place where a professional works, as cards and the map need it. */
export const workplaceRef = mapPlace.extend({
  absolute_url: z.string(),
  province: provinceRef,
  district: districtRef.nullable(),
});
export type WorkplaceRef = z.infer<typeof workplaceRef>;

const professionalFacts = z.object({
  id: z.number().int(),
  absolute_url: z.string(),
  name: z.string(),
  /** With title and degree before it: "PGS.TS.BS Nguyễn Thị Mai". */
  display_name: z.string(),
  /** What the person is; null where it is not known. */
  occupation: termRef.nullable(),
  /** Whether the occupation is a doctor's. */
  is_doctor: z.boolean(),
  specialities: z.array(termRef),
  /** The main workplace; null where none is known. */
  workplace: workplaceRef.nullable(),
  rating,
  picture: picture.nullable(),
  /** Lowest price of a service in VND; null where no price is given. */
  price_from: z.number().int().nullable(),
  practising_since: z.number().int().nullable(),
  /** How many people have it among their favourites. */
  favourite_count: z.number().int(),
  /** Kilometres to the main workplace to one decimal; null when either position is unknown. */
  distance: z.number().nullable(),
});
/** What cards and the own page show alike. */
export type ProfessionalFacts = z.infer<typeof professionalFacts>;

export const professionalCard = professionalFacts.extend({
  /** The first start that can be booked, wherever it is: `2026-11-25T08:30:00+07:00`; null where there is none. */
  next_free: z.string().nullable(),
  /**
   * In a list that was asked for services: the first of them that the person offers, and its price there; `price_from`,
   * which may be another service's, is null then.
   */
  asked_service: pricedService.nullable(),
  /** The first three services with a price, for cards with room; none in a list that was asked for services. */
  services: z.array(pricedService),
});
export type ProfessionalCard = z.infer<typeof professionalCard>;

/** A professional in a list of favourites. */
export const professionalItem = z.object({ type: z.literal('professional'), professional: professionalCard });
declare module '../../platform/contract/favourite-shapes.ts' {
  interface FavouriteItems {
    professional: z.infer<typeof professionalItem>;
  }
}

/** How many people of a kind there are, and what they are called: "bác sĩ". */
export const peopleKind = z.object({ noun: z.string(), count: z.number().int() });

export const professionalListAnswer = listMeta.extend({
  /** The whole list by what people are called, doctors first: `[{ noun: "bác sĩ", count: 280 }, …]`. */
  kinds: z.array(peopleKind),
  items: z.array(professionalCard),
});
export type ProfessionalListAnswer = z.infer<typeof professionalListAnswer>;

export const workplaceDetail = workplaceRef.extend({
  place_type: termRef,
  opening_hours: openingHours.nullable(),
  accepts_bhyt: z.boolean(),
  picture: picture.nullable(),
});
export type WorkplaceDetail = z.infer<typeof workplaceDetail>;

/** A licence to practise as staff checked it with the authority. */
export const checkedLicence = z.object({
  /** As the authority writes it: `000123/HNO-GPHN`. */
  number: z.string(),
  issuer: z.string(),
  /** What it allows, in the licence's words. */
  scope: z.string(),
  /** Day of the check in Vietnam, `2026-11-25`. */
  checked_on: z.string(),
  /** Whether the person and the licence are made up. */
  is_demo: z.boolean(),
});
export type CheckedLicence = z.infer<typeof checkedLicence>;

/** Holds no phone number and no email address: contacts are revealed by a separate call. */
export const professionalDetail = professionalFacts.extend({
  slug: z.string(),
  /** Whether there is a phone number or an email address to be revealed. */
  has_contact: z.boolean(),
  gender: z.enum(['female', 'male']).nullable(),
  title: termRef.nullable(),
  degrees: z.array(termRef),
  qualifications: z.array(termRef),
  languages_spoken: z.array(termRef),
  /** Sanitised HTML, all five. */
  position: z.string(),
  description: z.string(),
  services_free: z.string(),
  experience_full: z.string(),
  achievements: z.string(),
  /** What was checked of the licence to practise; null for nobody who is published today. */
  licence: checkedLicence.nullable(),
  services: z.array(offeredService),
  workplaces: z.array(workplaceDetail),
  media: mediaBlock,
  updated_at: z.string(),
});
export type ProfessionalDetail = z.infer<typeof professionalDetail>;

/** Public calls about professionals. */
export const professionalCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/professional/',
    summary: 'Professionals by filters, text and order, a page at a time',
    access: 'public',
    sheds: true,
    query: listQuery,
    answer: professionalListAnswer,
  },
  detail: {
    method: 'GET',
    path: '/api/v1/professional/:id/',
    summary: 'One professional',
    access: 'public',
    params: z.object({ id: idParam }),
    answer: professionalDetail,
  },
  ofPlace: {
    method: 'GET',
    path: '/api/v1/professional-list/:place_id/',
    summary: 'The professionals of a place',
    access: 'public',
    cache: 'public',
    params: z.object({ place_id: idParam }),
    answer: placeProfessionals,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    professionals: typeof professionalCalls;
  }
}
