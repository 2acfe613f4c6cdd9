import { z } from 'zod';
import { rawText } from '../../platform/text/text-field.ts';
import type { Common, Kind } from './field-kind-contract.ts';
import { recordId } from './staff-contract.ts';

/*
 * The kinds of field that say whose something is, when it is, what it costs and how much of it there is: see
 * `staff-fields-contract.ts`.
 */

interface Link extends Common {
  /** The kind of record that is linked; it is not deleted while a record that leads to it is written. */
  readonly targetKind: string;
  /** As the console calls such records. */
  readonly reference: string;
  /** Said of one that is gone. */
  readonly gone: string;
}

/** The id of another record, or nothing. */
export const link = (options: Link) => ({
  ...options,
  kind: 'link' as const,
  check: recordId.nullable().default(null),
  shown: z.number().int().nullable(),
});
type LinkField = Kind<'link', number | null> & Link;

/** The page of a professional, or nothing. */
export const person = (options: Common) =>
  link({
    ...options,
    targetKind: 'professional',
    reference: 'professionals',
    gone: 'Bác sĩ này không còn nữa. Xin chọn lại.',
  });

interface Moment extends Common {
  /** Said of what is no moment. */
  readonly error: string;
}

const momentText = (error: string) =>
  rawText(40)
    .pipe(z.iso.datetime({ offset: true, error }))
    .transform(text => new Date(text).toISOString());

/** A moment in ISO 8601; the row alone holds a date. */
export const moment = (options: Moment) => ({
  ...options,
  kind: 'moment' as const,
  isRequired: true,
  check: momentText(options.error),
  shown: z.string(),
});

/** As {@link moment}, or nothing. */
export const momentOrNothing = (options: Moment) => ({
  ...options,
  kind: 'moment' as const,
  isRequired: false,
  check: momentText(options.error).nullable().default(null),
  shown: z.string().nullable(),
});
type MomentField = Kind<'moment', string | null> & Moment & { readonly isRequired: boolean };

interface Money extends Common {
  /** How much it may be. */
  readonly amount: z.ZodType<number, number>;
}

/** A price in whole đồng. */
export const money = ({ amount, ...options }: Money) => ({
  ...options,
  kind: 'money' as const,
  isRequired: true,
  check: amount,
  shown: z.number().int(),
});

/** As {@link money}, or nothing. */
export const moneyOrNothing = ({ amount, ...options }: Money) => ({
  ...options,
  kind: 'money' as const,
  isRequired: false,
  check: amount.nullable().default(null),
  shown: z.number().int().nullable(),
});
type MoneyField = Kind<'money', number | null> & { readonly isRequired: boolean };

interface Count extends Common {
  readonly least: number;
  readonly most: number;
  /** Said of less, and of more. */
  readonly tooFew: string;
  readonly tooMany: string;
}

/** How many there are of something; nothing where there is no limit. */
export const countOrNothing = (options: Count) => ({
  ...options,
  kind: 'count' as const,
  check: z.int().min(options.least, options.tooFew).max(options.most, options.tooMany).nullable().default(null),
  shown: z.number().int().nullable(),
});
type CountField = Kind<'count', number | null> & Pick<Count, 'least'>;

/** Any of these fields. */
export type OfferField = LinkField | MomentField | MoneyField | CountField;
