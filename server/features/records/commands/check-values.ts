import { isPastDay } from '../../../platform/clock/past-day.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { keepRows } from '../../../platform/db/lock-rows.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type FieldErrors, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import type { LinkField } from '../field-cells.ts';
import type { Values } from '../record-kind.ts';
import type { Field } from '../staff-fields-contract.ts';

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

/** Throws 422 where a term is gone. */
export function requireTerms(fields: NamedFields, values: Values, terms: Terms): void {
  for (const [name, field] of fields) {
    if (field.kind !== 'terms') continue;
    const isGone = field.shown.parse(values[name]).some(id => terms.get(id)?.kind !== field.termKind);
    if (isGone) throw invalid({ [name]: [gone(field)] });
  }
}

/** Nothing is published without its first text. */
export function requireText(fields: NamedFields, values: Values): void {
  for (const [name, field] of fields) {
    if (field.kind !== 'status' || !field.needs || values[name] !== 'published') continue;
    if (values[field.needs.field] === '') throw invalid({ [field.needs.field]: [field.needs.missing] });
  }
}

/** Ids of people by the field that names them. */
export const peopleIn = (fields: NamedFields, values: Values): Record<string, number | null> =>
  Object.fromEntries(
    fields.flatMap(([name, field]) => (field.kind === 'person' ? [[name, field.shown.parse(values[name])]] : [])),
  );

/** Throws 422 where a record is gone to which a field leads. */
export async function requireLinked(unit: UnitOfWork, fields: NamedFields, values: Values): Promise<void> {
  for (const [name, field] of fields) {
    if (field.kind !== 'links') continue;
    const ids = field.shown.parse(values[name]);
    if (ids.length === 0) continue;
    const known = await unit.rows(tables.selectFrom(field.targetKind).select('id').where('id', 'in', idList(ids)));
    if (known.length < ids.length) throw invalid({ [name]: [gone(field)] });
  }
}

const gone = ({ pluralLabel }: Pick<LinkField, 'pluralLabel'>) => `Có ${pluralLabel} không còn nữa.`;

/**
 * Keeps the professionals that a text names until the transaction ends: a transaction that deletes them waits, or was
 * faster. Throws 422 where one is gone.
 * @param people ids by the field that names them; null where their names alone are shown
 */
export async function requirePeople(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  people: Readonly<Record<string, number | null>>,
): Promise<void> {
  const ids = Object.values(people).filter(id => id !== null);
  if (ids.length === 0) return;
  await keepRows(unit, db.engine, 'professional', ids);
  const rows = await unit.rows(tables.selectFrom('professional').select('id').where('id', 'in', idList(ids)));
  const known = new Set(rows.map(({ id }) => id));
  const gone = Object.keys(people).find(field => !known.has(people[field] ?? 0) && people[field] !== null);
  if (gone !== undefined) throw invalid({ [gone]: [PERSON_GONE] });
}

const PERSON_GONE = 'Bác sĩ này không còn nữa. Xin chọn lại.';
