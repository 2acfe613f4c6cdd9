import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';

/** For accounts with a confirmed email address (`EMAIL_UNCONFIRMED`, 403), so many a day (429). */
export const contact = z.object({
  /** As people read it, `0912 345 678`, and as a link takes it, `+84912345678`. */
  phone: z.object({ display: z.string(), number: z.string() }).nullable(),
  email: z.string().nullable(),
});
export type Contact = z.infer<typeof contact>;

export const CONTACT_RATE = { name: 'contact', points: 60, seconds: 60 };

/** How to reach a record: in no page and no other answer. */
export const contactCalls = <K extends string>(kind: K) =>
  declareCalls({
    reveal: {
      method: 'GET',
      path: `/api/v1/${kind}/:id/phone/`,
      summary: `Reveals the contact of a ${kind} to an account with a confirmed email address, so many a day`,
      access: 'user',
      rate: CONTACT_RATE,
      params: z.object({ id: idParam }),
      answer: contact,
    },
  });

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    contacts: ReturnType<typeof contactCalls<string>>;
  }
}
