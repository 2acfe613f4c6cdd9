import { z } from 'zod';
import { htmlText, lineText, namingText, numberText, plainText, rawText } from '../../platform/text/text-field.ts';
import type { Common, Kind } from './field-kind-contract.ts';
import type { LinksField, NamesField, NamesInRowField, TermsField } from './staff-list-fields-contract.ts';
import type { OfferField } from './staff-offer-fields-contract.ts';
import type { PracticeField } from './staff-practice-fields-contract.ts';
import type { ProfileField } from './staff-profile-fields-contract.ts';

/*
 * The kinds of field that records are declared of, each once: what a request may say of it and what an answer says. Browsers
 * load these files with the contracts; how the server stores a kind of field stands in `commands/save-records.ts`, how lists write it
 * in `field-cells.ts`, and how the console asks for it in `admin/src/inputs/record-field.tsx`.
 */

interface Naming extends Common {
  /** Characters. */
  readonly least: number;
  readonly max: number;
  /** Said of one that is too short. */
  readonly error: string;
  /** Of its input, where it is a sentence or two. */
  readonly lines?: number;
}

/** One line with words in it, which no record goes without. */
export const naming = (options: Naming) => ({
  ...options,
  kind: 'line' as const,
  isRequired: true,
  check: namingText(options.least, options.max, options.error),
  shown: z.string(),
});

interface Line extends Common {
  /** Characters. */
  readonly max: number;
}

/** One line, which may be empty. */
export const line = (options: Line) => ({
  ...options,
  kind: 'line' as const,
  isRequired: false,
  check: lineText(options.max)
    .nullable()
    .transform(text => text ?? '')
    .default(''),
  shown: z.string(),
});

/** As {@link line}, of a number or the name of a licence: its dashes are plain ones. */
export const numberLine = (options: Line) => ({
  ...line(options),
  check: numberText(options.max)
    .nullable()
    .transform(text => text ?? '')
    .default(''),
});
export type LineField = Kind<'line', string> & Line & Pick<Naming, 'lines'> & { readonly isRequired: boolean };

interface CheckedLine<Check extends z.ZodType<string>> extends Line {
  readonly check: Check;
  readonly isRequired?: true;
}

/** One line with a check of its own. */
export const checkedLine = <Check extends z.ZodType<string>>({ isRequired, ...options }: CheckedLine<Check>) => ({
  ...options,
  kind: 'line' as const,
  isRequired: isRequired === true,
  shown: z.string(),
});

interface Lines extends Line {
  /** Of its input. */
  readonly lines: number;
}

/** A text of several lines without markup, which may be empty. */
export const lines = (options: Lines) => ({
  ...options,
  kind: 'lines' as const,
  check: plainText(options.max).default(''),
  shown: z.string(),
});
type LinesField = Kind<'lines', string> & Lines;

interface Code extends Line {
  /** As capital letters have it. */
  readonly pattern: RegExp;
  /** Said of another. */
  readonly error: string;
  /** What such a code is called in English: "code of ICD-10". */
  readonly codeName: string;
  readonly example: string;
}

/** A code of a classification in capital letters, which may be empty. */
export const code = (options: Code) => ({
  ...options,
  kind: 'code' as const,
  check: numberText(options.max)
    .nullable()
    .transform(text => (text ?? '').toUpperCase())
    .refine(text => text === '' || options.pattern.test(text), options.error)
    .default(''),
  shown: z.string(),
});
type CodeField = Kind<'code', string> & Code;

/** Yes or no; no where nothing is said. */
export const yesNo = (options: Common) => ({
  ...options,
  kind: 'yesNo' as const,
  check: z.boolean().default(false),
  shown: z.boolean(),
});
type YesNoField = Kind<'yesNo', boolean>;

interface Choice<Value extends string> extends Common {
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  /** Stands before each name where it stands alone: "Thuốc" before "kê đơn". */
  readonly lead?: string;
}

/** One of some values, which no record goes without. */
export const choice = <const Value extends string>(options: Choice<Value>) => ({
  ...options,
  kind: 'choice' as const,
  isRequired: true,
  check: z.enum(options.values),
  shown: z.enum(options.values),
});

interface CheckedChoice<Value extends string> extends Choice<Value> {
  readonly check: z.ZodType<Value, string>;
}

/** As {@link choice}, with a check of its own. */
export const checkedChoice = <const Value extends string>(options: CheckedChoice<Value>) => ({
  ...options,
  kind: 'choice' as const,
  isRequired: true,
  shown: z.enum(options.values),
});

/** One of some values, or nothing. */
export const choiceOrNothing = <const Value extends string>(options: Choice<Value>) => ({
  ...options,
  kind: 'choice' as const,
  isRequired: false,
  check: z.enum(options.values).nullable().default(null),
  shown: z.enum(options.values).nullable(),
});
type ChoiceField = Kind<'choice', string | null> & Choice<string> & { readonly isRequired: boolean };

interface Status<Value extends string> extends Common {
  /** The one of drafts and the one of what everybody sees among them. */
  readonly values: readonly Value[];
  readonly first: Value;
  /** The field without which nothing is published, and what is said of it then. */
  readonly needs?: { readonly field: string; readonly missing: string };
}

/** Whether everybody may see the record. */
export const status = <const Value extends string>(options: Status<Value>) => ({
  ...options,
  kind: 'status' as const,
  check: z.enum(options.values).default(options.first),
  shown: z.enum(options.values),
});
export type StatusField = Kind<'status', string> & Status<string>;

interface Day extends Common {
  /** Said of what is no day, or one to come. */
  readonly error: string;
}

/** A day that has been, `2026-11-25`, or nothing. The server alone knows which day it is: `dayMistakes`. */
export const day = (options: Day) => ({
  ...options,
  kind: 'day' as const,
  check: rawText(10).pipe(z.iso.date(options.error)).nullable().default(null),
  shown: z.string().nullable(),
});
type DayField = Kind<'day', string | null> & Day;

/** Characters of a section; markup counts. */
export const MAX_SECTION = 20_000;

/** One section as it is sent. */
export const sectionText = htmlText(MAX_SECTION)
  .nullable()
  .transform(html => html ?? '')
  .default('');

/** A part of a text as HTML, of which the server leaves out what is not allowed; empty where nothing is said. */
export const section = (options: Common) => ({
  ...options,
  kind: 'section' as const,
  max: MAX_SECTION,
  check: sectionText,
  shown: z.string(),
});

/** As {@link section}, in a column that is null where nothing is said. */
export const sectionOrNothing = (options: Common) => ({
  ...section(options),
  isNullable: true as const,
  stored: z
    .string()
    .nullable()
    .transform(html => html ?? ''),
});
export type SectionField = Kind<'section', string> & { readonly max: number; readonly isNullable?: true };

interface Html extends Common {
  /** Said of nothing. */
  readonly missing: string;
}

/** A whole text as HTML, which no record goes without; the server leaves out what is not allowed. */
export const html = (options: Html) => ({
  ...options,
  kind: 'html' as const,
  check: htmlText(MAX_SECTION).refine(text => text.trim() !== '', options.missing),
  shown: z.string(),
});
type HtmlField = Kind<'html', string> & Html;

interface Structured<Sent extends z.ZodType, Shown extends z.ZodType, Stored extends z.ZodType> extends Common {
  readonly check: Sent;
  readonly shown: Shown;
  readonly stored: Stored;
}

/** A value of several parts, of which the kind of record says how it is sent, stored, asked for and read. */
export const structured = <Sent extends z.ZodType, Shown extends z.ZodType, Stored extends z.ZodType>(
  options: Structured<Sent, Shown, Stored>,
) => ({
  ...options,
  kind: 'structured' as const,
});
export type StructuredField = Kind<'structured', unknown>;

/** Any field of a record. */
export type Field =
  | LineField
  | LinesField
  | CodeField
  | YesNoField
  | ChoiceField
  | StatusField
  | NamesField
  | NamesInRowField
  | LinksField
  | TermsField
  | DayField
  | SectionField
  | HtmlField
  | StructuredField
  | OfferField
  | ProfileField
  | PracticeField;

/** The fields of a record by the names that the API gives them. */
export type Fields = Readonly<Record<string, Field>>;

/** A value for each field of a record. */
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: z.output<F[Name]['check']> };
