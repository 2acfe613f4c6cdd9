import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { type RestRules, restQuery } from '../../platform/contract/rest-query.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { deletedRecord, recordRights } from './staff-contract.ts';
import type { Field, Fields, ValuesOf } from './staff-fields-contract.ts';
import type { ConfirmationField, OrderedLinksField } from './staff-practice-fields-contract.ts';
import { isTermsOfRecord, type TermsOfRecord } from './staff-profile-fields-contract.ts';

/* How a kind of record is declared, and what its fields say to others: 0261. */

/** A part of the console's form; fields of a row stand side by side. */
export interface FormPart<Name extends string = string> {
  readonly title: string;
  readonly rows: ReadonlyArray<readonly Name[]>;
}

/** A column that staff see and do not write. */
interface SeenColumn {
  readonly property: string;
  readonly shown: z.ZodType;
}

type SeenColumns = Readonly<Record<string, SeenColumn>>;

interface Declared<F extends Fields, Seen extends SeenColumns> {
  /** Of one record in changes, in the audit log and as a table. */
  readonly kind: string;
  /** In addresses of the console, and as a list that is imported and exported. */
  readonly plural: string;
  /** It has several long texts: see {@link Call.takesLongTexts}. */
  readonly takesLongTexts?: true;
  /** Editors may delete one for good. */
  readonly isDeletable?: true;
  /** As a heading of the console. */
  readonly title: string;
  /** In the order of the columns of lists, and in that in which the audit log names them. */
  readonly fields: F;
  /** What staff see beside the fields. */
  readonly seen: Seen;
  /** Where the fields stand in the console; sections follow below them. */
  readonly form: ReadonlyArray<FormPart<Extract<keyof F, string>>>;
  readonly beside: ReadonlyArray<FormPart<Extract<keyof F, string>>>;
}

type Checks<F extends Fields> = { [Name in keyof F]: F[Name]['check'] };

function checksOf<F extends Fields>(fields: F): Checks<F> {
  const shape: Partial<Checks<F>> = {};
  for (const name in fields) shape[name] = fields[name]?.check;
  if (!isWhole<Checks<F>>(shape, fields)) throw new Error('A field has no check');
  return shape;
}

type Shown<F extends Readonly<Record<string, Pick<SeenColumn, 'shown'>>>> = { [Name in keyof F]: F[Name]['shown'] };

function shownOf<F extends Readonly<Record<string, Pick<SeenColumn, 'shown'>>>>(fields: F): Shown<F> {
  const shape: Partial<Shown<F>> = {};
  for (const name in fields) shape[name] = fields[name]?.shown;
  if (!isWhole<Shown<F>>(shape, fields)) throw new Error('A field is not shown');
  return shape;
}

type Stored<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly stored: infer Own extends z.ZodType } ? Own : F[Name]['shown'];
};

function storedOf<F extends Fields>(fields: F): Stored<F> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { shown, stored }]) => [name, stored ?? shown]));
  if (!isWhole<Stored<F>>(shape, fields)) throw new Error('A field is not stored');
  return shape;
}

type Sent<F extends Fields> = {
  [Name in keyof F]: F[Name]['check'] extends z.ZodDefault<infer Given> ? Given : F[Name]['check'];
};

/** What may be said of each field, without what counts where nothing is said. */
export function sentOf<const F extends Fields>(fields: F): Sent<F> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { check }]) => [name, withoutDefault(check)]));
  if (!isWhole<Sent<F>>(shape, fields)) throw new Error('A field has no check');
  return shape;
}

const withoutDefault = (check: z.ZodType) => (check instanceof z.ZodDefault ? check.unwrap() : check);

type OwnersChecks<F extends Fields> = {
  [Name in keyof F as F[Name] extends { readonly isOfStaff: true } ? never : Name]: F[Name]['check'];
};

/** What the owner of a record may say of it: all but what staff alone write. */
export function ownersChecks<const F extends Fields>(fields: F): OwnersChecks<F> {
  const own = Object.entries(fields).filter(([, field]) => field.isOfStaff !== true);
  const shape = Object.fromEntries(own.map(([name, { check }]) => [name, check]));
  if (!isWhole<OwnersChecks<F>>(shape, shape)) throw new Error('A field has no check');
  return shape;
}

/** The fields that are said of new records alone. */
export const fixedNames = (fields: Fields): string[] =>
  Object.keys(fields).filter(name => fields[name]?.isFixed === true);

/** A field that no column of the record's row holds. */
type Columnless = TermsOfRecord | OrderedLinksField | ConfirmationField;

export const isColumn = (field: Field): boolean =>
  !(isTermsOfRecord(field) || field.kind === 'orderedLinks' || field.kind === 'confirmation');

type Columns<F extends Fields> = {
  [Name in Extract<keyof F, string> as F[Name] extends Columnless ? never : CamelCase<Name>]: F[Name]['shown'];
};

/** The columns of a record of which terms stand in one table, by the properties that its fields' names give them. */
export function columnsOf<const F extends Fields>(fields: F): Columns<F> {
  const shape = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isColumn(field) ? [[propertyOf(name, field), field.shown]] : [],
    ),
  );
  if (!isWhole<Columns<F>>(shape, shape)) throw new Error('A field has no column');
  return shape;
}

type First<F extends Fields> = { [Name in keyof F]?: z.output<F[Name]['check']> };

function firstValues<F extends Fields>(fields: F): First<F> {
  const first = Object.entries(fields).flatMap(([name, { check }]) => {
    const unsaid = check.safeParse(undefined);
    return unsaid.success ? [[name, unsaid.data]] : [];
  });
  return Object.fromEntries(first);
}

const isWhole = <Whole extends object>(shape: object, like: object): shape is Whole =>
  Object.keys(like).every(name => name in shape);

/** Declares a kind of record: everything that staff, lists and the console know of it follows from its fields. */
export function recordOf<const F extends Fields, const Seen extends SeenColumns>(declared: Declared<F, Seen>) {
  const shown = z.object(shownOf(declared.fields));
  return {
    ...declared,
    /** What staff write of a record. */
    draft: z.object(checksOf(declared.fields)),
    /** The fields as an answer says them. */
    shown,
    /** The fields as they are read from a row and its lists. */
    stored: z.object(storedOf(declared.fields)),
    /** Some of them, as an answer says them. */
    parts: shown.partial(),
    /** What counts in a new record where nothing is said; fields that must be said are absent. */
    first: firstValues(declared.fields),
    /** One record with everything that staff may edit. */
    answer: z
      .object({ id: z.number().int() })
      .extend(shown.shape)
      .extend({ absolute_url: z.string() })
      .extend(shownOf(declared.seen))
      .extend({
        /** To be sent with a change. */
        updated_at: z.string(),
        can: recordRights,
      }),
  };
}

/** A kind of record with these fields, or whichever. */
export interface RecordTable<F extends Fields = Fields> extends Declared<F, SeenColumns> {
  readonly draft: z.ZodType<ValuesOf<F>>;
  readonly shown: z.ZodType<ValuesOf<F>>;
  readonly stored: z.ZodType<ValuesOf<F>>;
  readonly parts: z.ZodType<Partial<ValuesOf<F>>>;
  readonly first: Partial<ValuesOf<F>>;
}

/** What {@link recordCalls} need of a kind. */
interface Asked<Draft extends z.ZodRawShape, Answer extends z.ZodObject>
  extends Pick<RecordTable, 'kind' | 'plural' | 'takesLongTexts'> {
  readonly draft: z.ZodObject<Draft>;
  readonly answer: Answer;
}

/** The `updated_at` of the record that a form was filled from. */
const basedOn = { updated_at: rawText(40).check(z.iso.datetime()) };
const params = z.object({ id: idParam });

/** Calls of the console about a kind of record, but for deleting one: staff read, editors write. */
export const recordCalls = <
  Draft extends z.ZodRawShape,
  Answer extends z.ZodObject,
  Filter extends z.ZodObject,
  Sort extends string,
  Row extends z.ZodObject,
>(
  { kind, plural, draft, answer, takesLongTexts }: Asked<Draft, Answer>,
  { row, ...rules }: RestRules<Filter, Sort> & { readonly row: Row },
  summaries: Readonly<Record<'list' | 'create' | 'update', string>> & { readonly detail?: string } = {
    list: `All ${plural}, drafts too, a page at a time`,
    create: `A new ${kind}: a draft, or public at once`,
    update: `Changes or publishes a ${kind}, or takes it back as a draft; 409 where another editor saved meanwhile`,
  },
) =>
  declareCalls({
    list: {
      method: 'GET',
      path: `/api/admin/${plural}/`,
      summary: summaries.list,
      access: 'staff',
      query: restQuery(rules),
      answer: z.array(row),
    },
    detail: {
      method: 'GET',
      path: `/api/admin/${plural}/:id/`,
      summary: summaries.detail ?? `One ${kind} with everything that staff may edit`,
      access: 'staff',
      params,
      answer,
    },
    create: {
      method: 'POST',
      path: `/api/admin/${plural}/`,
      summary: summaries.create,
      access: 'staff',
      roles: ['editor'],
      body: draft,
      ...(takesLongTexts && { takesLongTexts }),
      answer,
    },
    update: {
      method: 'PUT',
      path: `/api/admin/${plural}/:id/`,
      summary: summaries.update,
      access: 'staff',
      roles: ['editor'],
      params,
      body: draft.extend(basedOn),
      ...(takesLongTexts && { takesLongTexts }),
      answer,
    },
  });

/** The call by which editors delete a record of a kind for good. */
export const deletionCall = ({ plural }: Pick<RecordTable, 'plural'>, summary: string) =>
  ({
    method: 'DELETE',
    path: `/api/admin/${plural}/:id/`,
    summary,
    access: 'staff',
    roles: ['editor'],
    params,
    answer: deletedRecord,
  }) as const;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** `placeType` of `place_type`. */
const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The property of the entity that holds a field. */
export const propertyOf = (name: string, { property }: Field): string => property ?? camelCase(name);

/** What a field is called within a sentence. */
export const calledOf = ({ called, label }: Field): string => called ?? label.charAt(0).toLowerCase() + label.slice(1);
