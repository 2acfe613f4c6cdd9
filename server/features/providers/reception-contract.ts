import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';

/** The phone number of a place's reception as its owner sees it. */
export const reception = z.object({
  /** As people read it; null where the page has none. */
  phone: z.string().nullable(),
  /** Everybody sees it, without an account. */
  is_public: z.boolean(),
  can: z.object({ publish: z.boolean() }),
});
export type Reception = z.infer<typeof reception>;

export const RECEPTION_RATE = { name: 'reception', points: 30, seconds: 3_600 };

const byId = z.object({ id: idParam });

/** Calls of those who own the page of a place. */
export const receptionCalls = declareCalls({
  view: {
    method: 'GET',
    path: '/api/v1/place/:id/reception/',
    summary: 'The phone number of the reception and who sees it, for the owner of the page',
    access: 'user',
    params: byId,
    answer: reception,
  },
  publish: {
    method: 'PUT',
    path: '/api/v1/place/:id/reception/',
    summary:
      'Shows the phone number of the reception to everybody, or to accounts alone: the owner of the page decides',
    access: 'user',
    rate: RECEPTION_RATE,
    params: byId,
    body: z.object({ is_public: z.boolean() }),
    answer: reception,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    receptions: typeof receptionCalls;
  }
}
