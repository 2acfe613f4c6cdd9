import { z } from 'zod';
import { numberText } from '../../platform/text/text-field.ts';
import type { Common, Kind } from './field-kind-contract.ts';
import { optional, recordId } from './staff-contract.ts';

/*
 * The kinds of field that say since when, where and by which licence a doctor practises: see `staff-fields-contract.ts`. How
 * they are tidied and shown stands in `profile-values.ts`.
 */

interface Year extends Common {
  readonly least: number;
  readonly most: number;
}

/** A year, or nothing. The server alone knows which one is to come. */
export const year = (options: Year) => ({
  ...options,
  kind: 'year' as const,
  check: z.int().min(options.least).max(options.most).nullable().default(null),
  shown: z.number().int().nullable(),
});
type YearField = Kind<'year', number | null> & Year;

interface NumberOrNothing extends Common {
  /** Characters. */
  readonly max: number;
}

/** The number of a document, whose dashes are plain ones; null where there is none. */
export const numberOrNothing = (options: NumberOrNothing) => ({
  ...options,
  kind: 'number' as const,
  check: optional(numberText(options.max)).default(null),
  shown: z.string().nullable(),
});
type NumberField = Kind<'number', string | null> & NumberOrNothing;

interface Confirmation extends Common {
  /** The column that says when: it is confirmed where there is a moment. */
  readonly property: string;
}

/** Whether staff have confirmed something. The kind of record writes when and by whom in a step of its own. */
export const confirmation = (options: Confirmation) => ({
  ...options,
  kind: 'confirmation' as const,
  check: z.boolean().default(false),
  shown: z.boolean(),
});
export type ConfirmationField = Kind<'confirmation', boolean> & Confirmation;

interface OrderedLinks extends Common {
  /** As the console calls what is linked. */
  readonly reference: string;
  /** The kind of record that is linked, and the table of the links. */
  readonly targetKind: string;
  readonly table: string;
  readonly most: number;
}

/** Ids of other records, the main one first, in a table that other features read, too. */
export const orderedLinks = (options: OrderedLinks) => ({
  ...options,
  kind: 'orderedLinks' as const,
  check: z.array(recordId).max(options.most).default([]),
  shown: z.array(z.number().int()),
});
export type OrderedLinksField = Kind<'orderedLinks', number[]> & OrderedLinks;

/** Any of these fields. */
export type PracticeField = YearField | NumberField | ConfirmationField | OrderedLinksField;
