import { z } from 'zod';
import { htmlText } from '../../platform/text/text-field.ts';
import { MAX_SERVICES } from '../taxonomy/contract.ts';
import type { StaffTerm } from '../taxonomy/staff-contract.ts';
import type { Common, Kind } from './field-kind-contract.ts';
import { type OpeningHours, openingHours } from './opening-hours-contract.ts';
import { optionalLine, recordId, type StoredService, staffService, storedService } from './staff-contract.ts';

/*
 * The kinds of field that say what something of the directory is, where it is, how it is reached and what it offers: see
 * `staff-fields-contract.ts`. How they are tidied and shown stands in `profile-values.ts`.
 */

interface Term extends Common {
  /** The kind of term. */
  readonly termKind: StaffTerm['type'];
  /** Said of a term of another kind, and of none where one is needed. */
  readonly missing: string;
}

/** One term of a reference list, which no record goes without. */
export const term = (options: Term) => ({
  ...options,
  kind: 'term' as const,
  reference: 'terms',
  isRequired: true,
  check: recordId,
  shown: z.number().int(),
});

/** One term of a reference list, or nothing. */
export const termOrNothing = (options: Term) => ({
  ...options,
  kind: 'term' as const,
  reference: 'terms',
  isRequired: false,
  check: recordId.nullable().default(null),
  shown: z.number().int().nullable(),
});
type TermField = Kind<'term', number | null> & Term & { readonly reference: string; readonly isRequired: boolean };

interface TermList extends Common {
  readonly termKind: StaffTerm['type'];
  readonly most: number;
}

/** Ids of terms, which stand with all others of the record in one table (`place_term`), in the order shown. */
export const termList = (options: TermList) => ({
  ...options,
  kind: 'termList' as const,
  reference: 'terms',
  check: z.array(recordId).max(options.most).default([]),
  shown: z.array(z.number().int()),
});
type TermListField = Kind<'termList', number[]> & TermList & { readonly reference: string };

/** Where something lies: a province, which no record goes without, and in it the ward and the former district. */
export const areas = () => ({
  province: {
    label: 'Tỉnh/Thành phố',
    called: 'tỉnh, thành phố',
    kind: 'area' as const,
    reference: 'provinces',
    isRequired: true,
    check: recordId,
    shown: z.number().int(),
  },
  ward: areaWithin({
    label: 'Phường/Xã',
    called: 'phường, xã',
    reference: 'wards',
  }),
  district: areaWithin({
    label: 'Quận/Huyện (trước 7/2025)',
    called: 'quận, huyện (trước 7/2025)',
    reference: 'districts',
  }),
});

const areaWithin = (options: Common & { readonly reference: string }) => ({
  ...options,
  kind: 'area' as const,
  isRequired: false,
  check: recordId.nullable().default(null),
  shown: z.number().int().nullable(),
});
type AreaField = Kind<'area', number | null> & { readonly reference: string; readonly isRequired: boolean };

/** A position on the map, in degrees, or none. */
export const position = () => ({
  lat: degrees({ label: 'Vĩ độ', most: 90 }),
  long: degrees({ label: 'Kinh độ', most: 180 }),
});

const degrees = (options: Common & { readonly most: number }) => ({
  ...options,
  kind: 'degrees' as const,
  check: z.number().min(-options.most).max(options.most).nullable().default(null),
  shown: z.number().nullable(),
});
type DegreesField = Kind<'degrees', number | null> & { readonly most: number };

type ContactMeans = 'phone' | 'email' | 'website';

const contact = <Means extends ContactMeans>(means: Means, max: number, options: Common) => ({
  ...options,
  kind: 'contact' as const,
  means,
  check: optionalLine(max).default(null),
  shown: z.string().nullable(),
});
type ContactField = Kind<'contact', string | null> & { readonly means: ContactMeans };

/** A phone number, or none; stored as E.164 and shown in national form, `024 3640 2308`. */
export const phone = (options: Common) => contact('phone', 40, options);
export const email = (options: Common) => contact('email', 254, options);
export const website = (options: Common) => contact('website', 300, options);

interface Formatted extends Common {
  /** Characters; markup counts. */
  readonly max: number;
}

/** A text as HTML without pictures; empty where nothing is said. */
export const formatted = ({ max, ...options }: Formatted) => checkedFormatted({ ...options, text: htmlText(max) });

interface CheckedFormatted extends Common {
  readonly text: z.ZodType<string, string>;
}

/** As {@link formatted}, with a check of its own. */
export const checkedFormatted = ({ text, ...options }: CheckedFormatted) => ({
  ...options,
  kind: 'formatted' as const,
  check: text
    .nullable()
    .transform(html => html ?? '')
    .default(''),
  shown: z.string(),
});
type FormattedField = Kind<'formatted', string>;

/** When something is open, or nothing where it is not known. */
export const hours = (options: Common) => ({
  ...options,
  kind: 'hours' as const,
  check: openingHours.nullable().default(null),
  shown: openingHours.nullable(),
});
type HoursField = Kind<'hours', OpeningHours | null>;

/** A service with all of its parts. */
const wholeService = staffService.transform(({ term, label, price_from, price_to }) => ({
  term,
  label: label ?? '',
  price_from: price_from ?? null,
  price_to: price_to ?? null,
}));

/** The services on offer in the order shown, with prices in whole đồng. */
export const services = (options: Common) => ({
  ...options,
  kind: 'services' as const,
  termKind: 'service' as const,
  check: z.array(wholeService).max(MAX_SERVICES).default([]),
  shown: z.array(storedService),
});
type ServicesField = Kind<'services', StoredService[]> & {
  readonly termKind: 'service';
};

/** A field that is links with terms, which stand with all others of the record in one table. */
export type TermsOfRecord = TermListField | ServicesField;

export const isTermsOfRecord = (field: { readonly kind: string }): field is TermsOfRecord =>
  field.kind === 'termList' || field.kind === 'services';

/** Any of these fields. */
export type ProfileField =
  | TermField
  | TermListField
  | AreaField
  | DegreesField
  | ContactField
  | FormattedField
  | HoursField
  | ServicesField;
