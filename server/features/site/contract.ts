import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';

/** A time in which the site is read and not written to, planned or under way. */
const maintenance = z.object({
  /** From then on every write is answered by 503, until the site says nothing of it any more. */
  starts_at: z.iso.datetime(),
  /** What the operator says of it; empty for nothing. */
  text: z.string(),
});

/** What every page needs to know of this installation. */
export const siteSettings = z.object({
  support_phone: z.string(),
  support_email: z.string(),
  /** Who runs the site by law, as far as the operator has said it; `registration` is the business certificate. */
  operator: z.object({
    name: z.string().nullable(),
    registration: z.string().nullable(),
    address: z.string().nullable(),
  }),
  /** Raster tiles of the map: `{z}`, `{x}` and `{y}` are to be filled in; the attribution must be shown. */
  tiles: z.object({ url: z.string(), attribution: z.string() }),
  /** Which analytics the operator has configured; loaded only after consent. */
  analytics: z.object({
    ga4_id: z.string().nullable(),
    matomo: z.object({ url: z.string(), site_id: z.number().int() }).nullable(),
  }),
  maintenance: maintenance.nullable(),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const siteCalls = declareCalls({
  settings: {
    method: 'GET',
    path: '/api/v1/site/',
    summary: 'Settings of this installation: support contacts, operator, map tiles, analytics',
    access: 'public',
    cache: 'public',
    answer: siteSettings,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    site: typeof siteCalls;
  }
}
