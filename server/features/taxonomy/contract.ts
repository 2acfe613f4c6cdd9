import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { rawText } from '../../platform/text/text-field.ts';

/** The most services that a record has. */
export const MAX_SERVICES = 300;
/** The most terms of any other kind that a record has. */
export const MAX_TERMS = 100;

/** A taxonomy entry as cards and filters name it. */
export const termRef = z.object({ slug: z.string(), name: z.string() });
export type TermRef = z.infer<typeof termRef>;

/** A service with its price in VND somewhere; both ends are null where no price is given. */
export const pricedService = termRef.extend({
  price_from: z.number().int().nullable(),
  price_to: z.number().int().nullable(),
});
export type PricedService = z.infer<typeof pricedService>;

/** A speciality or a service as index pages show it. */
export const termCard = termRef.extend({
  absolute_url: z.string(),
  group: z.string(),
  description: z.string(),
  /** Doctors and all others. */
  professional_count: z.number().int(),
  doctor_count: z.number().int(),
  place_count: z.number().int(),
});
export type TermCard = z.infer<typeof termCard>;
export const termList = z.object({ items: z.array(termCard) });

/** From the least to the most, in VND. */
export const priceRange = z.object({ from: z.number().int(), to: z.number().int() });
export type PriceRange = z.infer<typeof priceRange>;

/** A landing page's own data. */
export const termDetail = termCard.extend({
  aliases: z.array(z.string()),
  /** For a speciality its services, for a service its siblings. */
  related: z.array(termCard),
  /** For a service: the speciality it belongs to. */
  parent: termRef.nullable(),
  /** For a service: what those who are published ask for it; null where nobody gives a price. */
  prices: priceRange.nullable(),
});
export type TermDetail = z.infer<typeof termDetail>;

/** Calls of the kinds of terms that have landing pages. */
function landingCalls<K extends 'speciality' | 'service'>(kind: K, all: string, one: string) {
  return declareCalls({
    list: {
      method: 'GET',
      path: `/api/v1/${kind}/`,
      summary: `${all}, each with how many professionals and places have it`,
      access: 'public',
      sheds: true,
      cache: 'public',
      answer: termList,
    },
    detail: {
      method: 'GET',
      path: `/api/v1/${kind}/:slug/`,
      summary: one,
      access: 'public',
      cache: 'public',
      params: z.object({ slug: rawText(160) }),
      answer: termDetail,
    },
  });
}

export const specialityCalls = landingCalls('speciality', 'All specialities', 'One speciality with its services');
export const serviceCalls = landingCalls('service', 'All services', 'One service with those of the same speciality');

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    specialities: typeof specialityCalls;
    services: typeof serviceCalls;
  }
}
