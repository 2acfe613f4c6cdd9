import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { type RestRules, restQuery } from '../../platform/contract/rest-query.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { recordRights } from './staff-contract.ts';
import type { Field, Fields } from './staff-fields-contract.ts';

/* How a kind of record is declared, and what its fields say to others: 0261. */

/** A part of the console's form; fields of a row stand side by side. */
export interface FormPart<Name extends string = string> {
  readonly title: string;
  readonly rows: ReadonlyArray<readonly Name[]>;
}

interface Declared<F extends Fields, Seen extends z.ZodRawShape> {
  /** Of one record in changes, in the audit log and as a table. */
  readonly kind: string;
  /** In addresses of the console, and as a list that is imported and exported. */
  readonly plural: string;
  /** As a heading of the console. */
  readonly title: string;
  /** In the order of the columns of lists. */
  readonly fields: F;
  /** What staff see beside the fields. */
  readonly seen: Seen;
  /** Where the fields stand in the console; sections follow below them. */
  readonly form: ReadonlyArray<FormPart<Extract<keyof F, string>>>;
  readonly beside: ReadonlyArray<FormPart<Extract<keyof F, string>>>;
}

type Shape<F extends Fields, Part extends 'check' | 'shown'> = { [Name in keyof F]: F[Name][Part] };

function shapeOf<F extends Fields, Part extends 'check' | 'shown'>(fields: F, part: Part): Shape<F, Part> {
  const shape: Partial<Shape<F, Part>> = {};
  for (const name in fields) shape[name] = fields[name]?.[part];
  if (!isWhole<Shape<F, Part>>(shape, fields)) throw new Error('A field has no schema');
  return shape;
}

const isWhole = <Whole extends object>(shape: Partial<Whole>, like: object): shape is Whole =>
  Object.keys(like).every(name => name in shape);

/** Declares a kind of record: everything that staff, lists and the console know of it follows from its fields. */
export function recordOf<const F extends Fields, const Seen extends z.ZodRawShape>(declared: Declared<F, Seen>) {
  const shown = z.object(shapeOf(declared.fields, 'shown'));
  return {
    ...declared,
    /** What staff write of a record. */
    draft: z.object(shapeOf(declared.fields, 'check')),
    /** The fields as they are stored. */
    shown,
    /** One record with everything that staff may edit. */
    answer: shown.extend({
      ...declared.seen,
      id: z.number().int(),
      absolute_url: z.string(),
      /** To be sent with a change. */
      updated_at: z.string(),
      can: recordRights,
    }),
  };
}

/** A kind of record, whichever. */
export interface RecordTable extends Declared<Fields, z.ZodRawShape> {
  readonly draft: z.ZodObject;
  readonly shown: z.ZodObject;
}

/** What {@link recordCalls} need of a kind. */
interface Asked<Draft extends z.ZodObject, Answer extends z.ZodObject> extends Pick<RecordTable, 'kind' | 'plural'> {
  readonly draft: Draft;
  readonly answer: Answer;
}

/** The `updated_at` of the record that a form was filled from. */
const basedOn = { updated_at: rawText(40).check(z.iso.datetime()) };
const params = z.object({ id: idParam });

/** Calls of the console about a kind of record that is never deleted: staff read, editors write. */
export const recordCalls = <
  Draft extends z.ZodObject,
  Answer extends z.ZodObject,
  Filter extends z.ZodObject,
  Sort extends string,
  Row extends z.ZodObject,
>(
  { kind, plural, draft, answer }: Asked<Draft, Answer>,
  { row, ...rules }: RestRules<Filter, Sort> & { readonly row: Row },
) =>
  declareCalls({
    list: {
      method: 'GET',
      path: `/api/admin/${plural}/`,
      summary: `All ${plural}, drafts too, a page at a time`,
      access: 'staff',
      query: restQuery(rules),
      answer: z.array(row),
    },
    detail: {
      method: 'GET',
      path: `/api/admin/${plural}/:id/`,
      summary: `One ${kind} with everything that staff may edit`,
      access: 'staff',
      params,
      answer,
    },
    create: {
      method: 'POST',
      path: `/api/admin/${plural}/`,
      summary: `A new ${kind}: a draft, or public at once`,
      access: 'staff',
      roles: ['editor'],
      body: draft,
      takesLongTexts: true,
      answer,
    },
    update: {
      method: 'PUT',
      path: `/api/admin/${plural}/:id/`,
      summary: `Changes or publishes a ${kind}, or takes it back as a draft; 409 where another editor saved meanwhile`,
      access: 'staff',
      roles: ['editor'],
      params,
      body: draft.extend(basedOn),
      takesLongTexts: true,
      answer,
    },
  });

/** `placeType` of `place_type`. */
export const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The property of the entity that holds a field. */
export const propertyOf = (name: string, { property }: Field): string => property ?? camelCase(name);

/** What a field is called within a sentence. */
export const calledOf = ({ called, label }: Field): string => called ?? label.charAt(0).toLowerCase() + label.slice(1);
