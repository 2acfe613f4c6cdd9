import { z } from 'zod';
import { namingText } from '../../platform/text/text-field.ts';
import type { StaffTerm } from '../taxonomy/staff-contract.ts';
import type { Common, Kind } from './field-kind-contract.ts';
import { recordId } from './staff-contract.ts';

/* The kinds of field with several values, which stand in tables beside the record's own: see `staff-fields-contract.ts`. */

/** Characters of a name in a list of names, and names in it. */
const MAX_NAME = 160;
const MAX_NAMES = 20;

interface Names extends Common {
  /** The kind of its rows in the record's table of names (`disease_name`). */
  readonly nameKind: string;
  readonly example: string;
  /** A further column of lists beside that of the record's name, with one more of these. */
  readonly alsoCell?: string;
}

/** Other names of a record, in their order. */
export const names = (options: Names) => ({
  ...options,
  kind: 'names' as const,
  maxName: MAX_NAME,
  most: MAX_NAMES,
  check: z
    .array(namingText(1, MAX_NAME, 'Tên không được để trống.'))
    .max(MAX_NAMES, `Nhiều nhất ${MAX_NAMES} tên.`)
    .default([]),
  shown: z.array(z.string()),
});
export type NamesField = Kind<'names', string[]> & Names & { readonly maxName: number; readonly most: number };

interface NamesInRow<Name extends z.ZodType<string>> extends Common {
  readonly each: Name;
  readonly example: string;
  readonly most: number;
}

/** Other names of a record, in their order, which stand in a column of its row. */
export const namesInRow = <Name extends z.ZodType<string>>({ each, ...options }: NamesInRow<Name>) => ({
  ...options,
  kind: 'namesInRow' as const,
  check: z.array(each).max(options.most, `Không được quá ${options.most} tên.`).default([]),
  shown: z.array(z.string()),
});
export type NamesInRowField = Kind<'namesInRow', string[]> & Omit<NamesInRow<z.ZodType<string>>, 'each'>;

interface Links extends Common {
  /** The kind of record that is linked; the links stand in the table of both kinds (`disease_complaint`). */
  readonly targetKind: string;
  /** As the console calls them. */
  readonly reference: string;
  readonly most: number;
  /** What they are, within a sentence. */
  readonly pluralLabel: string;
}

/** Ids of other records, in their order. */
export const links = (options: Links) => ({
  ...options,
  kind: 'links' as const,
  check: z.array(recordId).max(options.most, `Nhiều nhất ${options.most} ${options.pluralLabel}.`).default([]),
  shown: z.array(z.number().int()),
});
export type LinksField = Kind<'links', number[]> & Links;

interface Terms extends Common {
  /** The kind of term; the links stand in the record's table of terms (`disease_term`) where nothing else is said. */
  readonly termKind: StaffTerm['type'];
  readonly most: number;
  /** What they are, within a sentence. */
  readonly pluralLabel: string;
}

/** Ids of terms of a reference list, the main one first. */
export const terms = (options: Terms) => ({
  ...options,
  kind: 'terms' as const,
  reference: 'terms',
  rows: 'term',
  check: z.array(recordId).max(options.most, `Nhiều nhất ${options.most} ${options.pluralLabel}.`).default([]),
  shown: z.array(z.number().int()),
});

interface SomeTerms extends Terms {
  /** What rows of the record's table of them are called (`article_topic`). */
  readonly rows: string;
  /** Said of none, and of too many. */
  readonly missing: string;
  readonly tooMany: string;
}

/** As {@link terms}, one at least. */
export const someTerms = (options: SomeTerms) => ({
  ...options,
  kind: 'terms' as const,
  reference: 'terms',
  check: z.array(recordId, options.missing).min(1, options.missing).max(options.most, options.tooMany),
  shown: z.array(z.number().int()),
});

interface CheckedTerms<Check extends z.ZodType<number[]>> extends Terms {
  readonly check: Check;
}

/** As {@link terms}, with a check of their own, where the record's table of terms holds those of several kinds. */
export const termsAmongOthers = <Check extends z.ZodType<number[]>>(options: CheckedTerms<Check>) => ({
  ...options,
  kind: 'terms' as const,
  reference: 'terms',
  rows: 'term',
  isAmongOthers: true as const,
  shown: z.array(z.number().int()),
});
export type TermsField = Kind<'terms', number[]> &
  Terms &
  Pick<SomeTerms, 'rows'> &
  Pick<Links, 'reference'> & { readonly isAmongOthers?: true };
