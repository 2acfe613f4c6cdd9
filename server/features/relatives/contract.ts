import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { lineText, nothing, rawText } from '../../platform/text/text-field.ts';
import { accountName, phone } from '../accounts/contract.ts';

/** An account keeps so many. */
export const MAX_RELATIVES = 20;

/** A relative for whom an account books. */
export const relativePost = z.object({
  name: accountName,
  /** "Mẹ", "Con trai" … */
  relation: lineText(40).refine(text => text !== '', 'Xin vui lòng cho biết người này là gì của bạn, ví dụ: Mẹ.'),
  /** `1990-05-31` */
  date_of_birth: nothing.or(rawText(10).pipe(z.iso.date('Ngày sinh chưa đúng, ví dụ: 31-05-1990.'))).nullish(),
  phone: nothing.or(phone).nullish(),
});
export type RelativePost = z.output<typeof relativePost>;

export const relative = z.object({
  id: z.number().int(),
  name: z.string(),
  relation: z.string(),
  date_of_birth: z.string().nullable(),
  /** National form, `0912 345 678`; null for none. */
  phone: z.string().nullable(),
});
export type RelativeAnswer = z.infer<typeof relative>;

export const RELATIVE_RATE = { name: 'relative', points: 60, seconds: 3_600 };

const byId = z.object({ id: idParam });

/** Calls about the people for whom an account books. */
export const relativeCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/relative/',
    summary: 'The people for whom the account books, in the order in which they were added',
    access: 'user',
    answer: z.object({ items: z.array(relative) }),
  },
  create: {
    method: 'POST',
    path: '/api/v1/relative/',
    summary: `Adds a relative for whom the account books; 409 beyond ${MAX_RELATIVES}`,
    access: 'user',
    rate: RELATIVE_RATE,
    body: relativePost,
    answer: relative,
  },
  edit: {
    method: 'PUT',
    path: '/api/v1/relative/:id/',
    summary: 'Changes a relative for whom the account books',
    access: 'user',
    rate: RELATIVE_RATE,
    params: byId,
    body: relativePost,
    answer: relative,
  },
  remove: {
    method: 'DELETE',
    path: '/api/v1/relative/:id/',
    summary: 'Removes a relative; visits that were booked stay',
    access: 'user',
    rate: RELATIVE_RATE,
    params: byId,
    answer: z.object({ removed: z.literal(true) }),
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    relatives: typeof relativeCalls;
  }
}
