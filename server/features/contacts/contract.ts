import { z } from 'zod';

/**
 * `GET /api/v1/place/{id}/phone/`, `GET /api/v1/professional/{id}/phone/`: for accounts with a confirmed e-mail
 * address (`EMAIL_UNCONFIRMED`, 403), so many a day (429).
 */
export const contact = z.object({
  /** As people read it, `0912 345 678`, and as a link takes it, `+84912345678`. */
  phone: z.object({ display: z.string(), number: z.string() }).nullable(),
  email: z.string().nullable(),
});
export type Contact = z.infer<typeof contact>;
