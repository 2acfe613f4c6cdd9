import { isPastDay } from '../../../platform/clock/past-day.ts';
import type { Engine } from '../../../platform/db/engine.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { keepRows } from '../../../platform/db/lock-rows.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { FieldErrors } from '../../../platform/errors/problem.ts';
import type { StateReader } from '../../../platform/transfer/undo.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import type { LinkField } from '../field-cells.ts';
import type { Values } from '../record-row.ts';
import type { Field } from '../staff-fields-contract.ts';
import { isTermsOfRecord } from '../staff-profile-fields-contract.ts';

/* What no schema can know of the values of a record: whether what they name is there. */

const tables = tablesWith<{ readonly id: number }>();

type NamedFields = ReadonlyArray<readonly [string, Field]>;

/** Days among values that have not begun: a contract only knows what a day looks like. */
export const dayMistakes = (fields: NamedFields, values: Values, now: Date): FieldErrors =>
  Object.fromEntries(
    fields.flatMap(([name, field]) => {
      if (field.kind !== 'day') return [];
      const day = field.shown.parse(values[name] ?? null);
      return day === null || isPastDay(day, now) ? [] : [[name, [field.error]]];
    }),
  );

/** Terms among values that are gone, or of another kind; what is not said is not asked for. */
export const termMistakes = (fields: NamedFields, values: Values, terms: Terms): FieldErrors =>
  Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const isOther = (id: number) => 'termKind' in field && terms.get(id)?.kind !== field.termKind;
      return termIds(field, values[name]).some(isOther) ? [[name, [goneTerm(field)]]] : [];
    }),
  );

/** The terms that a value names. */
function termIds(field: Field, value: unknown): readonly number[] {
  if (value === undefined || value === null) return [];
  if (field.kind === 'terms' || field.kind === 'termList') return field.shown.parse(value);
  if (field.kind === 'services') return field.shown.parse(value).map(({ term }) => term);
  const one = field.kind === 'term' ? field.shown.parse(value) : null;
  return one === null ? [] : [one];
}

function goneTerm(field: Field): string {
  if (field.kind === 'terms') return goneOf(field);
  return field.kind === 'term' ? field.missing : 'Có mục không còn trong danh mục. Xin chọn lại.';
}

/** Whether a field names terms. */
export const namesTerms = (field: Field): boolean =>
  field.kind === 'terms' || field.kind === 'term' || isTermsOfRecord(field);

/** Nothing is published without its first text. */
export const textMistakes = (fields: NamedFields, values: Values): FieldErrors =>
  Object.fromEntries(
    fields.flatMap(([name, field]) => {
      if (field.kind !== 'status' || !field.needs || values[name] !== 'published') return [];
      return values[field.needs.field] === '' ? [[field.needs.field, [field.needs.missing]]] : [];
    }),
  );

/**
 * Keeps the records to which one field each leads until the transaction ends: a transaction that deletes them waits, or was
 * faster.
 */
export async function keepLinked(unit: UnitOfWork, engine: Engine, fields: NamedFields, values: Values): Promise<void> {
  const alone = linksIn(fields, values).filter(({ isAlone }) => isAlone);
  for (const [targetKind, links] of Map.groupBy(alone, link => link.targetKind)) {
    const ids = links.flatMap(link => link.ids);
    await keepRows(unit, engine, targetKind, ids);
  }
}

/** Records that are gone to which fields lead. */
export async function linkMistakes(read: StateReader, fields: NamedFields, values: Values): Promise<FieldErrors> {
  const mistakes: FieldErrors = {};
  for (const { name, targetKind, ids, gone } of linksIn(fields, values)) {
    const known = await read.rows(tables.selectFrom(targetKind).select('id').where('id', 'in', idList(ids)));
    if (known.length < ids.length) mistakes[name] = [gone];
  }
  return mistakes;
}

interface Links {
  readonly name: string;
  readonly targetKind: string;
  readonly ids: readonly number[];
  /** Said where one is gone. */
  readonly gone: string;
  /** The field leads to one record. */
  readonly isAlone: boolean;
}

/** The records to which fields lead; a field that leads to none is absent. */
const linksIn = (fields: NamedFields, values: Values): Links[] =>
  fields.flatMap(([name, field]): Links[] => {
    if (field.kind === 'link') {
      const id = field.shown.parse(values[name] ?? null);
      return id === null ? [] : [{ name, targetKind: field.targetKind, ids: [id], gone: field.gone, isAlone: true }];
    }
    if (field.kind !== 'links') return [];
    const ids = field.shown.parse(values[name] ?? []);
    return ids.length === 0 ? [] : [{ name, targetKind: field.targetKind, ids, gone: goneOf(field), isAlone: false }];
  });

const goneOf = ({ pluralLabel }: Pick<LinkField, 'pluralLabel'>) => `Có ${pluralLabel} không còn nữa.`;
