import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type AspectsOf, changed, fewChanges } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import { changedFields, recordAudit } from '../../audit/record-audit.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import { readLists, wholeRecord } from '../queries/whole-records.ts';
import {
  hasProperty,
  ownColumns,
  ownLists,
  type ReadKind,
  type RecordKind,
  type RecordRow,
  requireProperty,
  type Values,
  type WholeRecord,
} from '../record-kind.ts';
import { sectionHtml } from '../section-html.ts';
import type { Field, Fields, ValuesOf } from '../staff-fields-contract.ts';
import { fixedNames, type RecordTable } from '../staff-record-contract.ts';
import { check } from './check-records.ts';
import type { Applied, Prepared, PreparedRecords, RecordWrite, Save, SaveOptions } from './record-write.ts';
import { takeTurn } from './take-turn.ts';
import { writeLists } from './write-lists.ts';

/**
 * Writes records of a kind in one transaction, each of which is locked and read once, and answers them as they are stored
 * then. Throws 404, 409 where another editor saved meanwhile, and 422.
 */
export async function saveRecords<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  writes: readonly RecordWrite<F>[],
  options: SaveOptions = {},
): Promise<WholeRecord<F>[]> {
  const prepared = await prepareRecords(services, kind, writes);
  return services.db.transaction(unit => writeRecords(services, unit, kind, { ...prepared, ...options }));
}

/** Makes values of drafts: what takes time and needs no lock. */
export async function prepareRecords<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  writes: readonly RecordWrite<F>[],
): Promise<PreparedRecords<F>> {
  const [drafts, terms] = await Promise.all([
    Promise.all(writes.map(write => prepare(services, kind, write))),
    termsFor(services, kind),
  ]);
  return { drafts, terms };
}

async function prepare<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  write: RecordWrite<F>,
): Promise<Prepared<F>> {
  const sent = await storedValues(kind.record, write.draft);
  const values = kind.tidied?.(sent) ?? sent;
  const prepared = await kind.preparedColumns?.(services, values, write.id);
  const mistakes = await kind.preparedMistakes?.(services, values);
  return { write, values, prepared: prepared ?? {}, mistakes: mistakes ?? {} };
}

/** As {@link saveRecords}, as a part of what one transaction does, of records that are prepared. */
export async function writeRecords<F extends Fields>(
  services: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  { drafts, terms, ...options }: PreparedRecords<F> & SaveOptions,
): Promise<WholeRecord<F>[]> {
  const saves = await lockAndRead(services, unit, kind, drafts);
  await check(services, unit, kind, { saves, terms });
  const applied = apply(services, unit, kind, await amongOthers(unit, kind, saves));
  const aspects = await flush(unit, kind, applied);
  const written = applied.map(({ row, values }) => wholeRecord(kind, row, listsIn(kind, values)));
  await follow(services, unit, kind, { applied, aspects, ...options });
  return written;
}

/** A draft as it is stored: texts are safe, and nothing is linked twice. */
async function storedValues<F extends Fields>(record: RecordTable<F>, draft: ValuesOf<F>): Promise<ValuesOf<F>> {
  const sent: Values = draft;
  const tidy: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<Field>(record.fields)) {
    if (field.kind === 'section') tidy[name] = await sectionHtml(field.shown.parse(sent[name]));
    if (field.kind === 'html') tidy[name] = await safeHtml(field.shown.parse(sent[name]), 'full');
    if (field.kind === 'formatted') tidy[name] = await safeHtml(field.shown.parse(sent[name]));
    if (field.kind === 'links' || field.kind === 'terms') tidy[name] = [...new Set(field.shown.parse(sent[name]))];
  }
  return { ...draft, ...record.parts.parse(tidy) };
}

/** Locks and reads the records that are there already. Throws 404. */
async function lockAndRead<F extends Fields>(
  { db }: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  prepared: readonly Prepared<F>[],
): Promise<Save<F>[]> {
  const ids = prepared.flatMap(({ write }) => write.id ?? []);
  await takeTurn(unit, db.engine, kind, ids);
  if (ids.length === 0) return prepared.map(each => ({ ...each, before: undefined }));
  const rows: RecordRow[] = await unit.em.find(kind.entity, { id: { $in: ids } });
  const listsOf = await readLists(unit, kind, ids);
  const byId = new Map(rows.map(row => [row.id, { row, whole: wholeRecord(kind, row, listsOf(row.id)) }]));
  return prepared.map(each => {
    const { id } = each.write;
    const before = id === undefined ? undefined : byId.get(id);
    if (id !== undefined && !before) throw kind.missing();
    return { ...each, values: withFixed(kind.record, each.values, before?.whole), before };
  });
}

/** What is sent, with that which stays as it was said when the record was made. */
function withFixed<F extends Fields>(
  { fields, parts }: RecordTable<F>,
  values: ValuesOf<F>,
  before: Values | undefined,
): ValuesOf<F> {
  const names = before ? fixedNames(fields) : [];
  return { ...values, ...parts.parse(Object.fromEntries(names.map(name => [name, before?.[name]]))) };
}

/** The terms that fields of a kind may name; undefined where none does. */
const termsFor = async ({ db }: Services, { record: { fields } }: ReadKind): Promise<Terms | undefined> =>
  Object.values(fields).some(({ kind }) => kind === 'terms') ? termsOf(db) : undefined;

/** Saves with those columns of new records that follow from all others. */
async function amongOthers<F extends Fields>(
  unit: UnitOfWork,
  kind: RecordKind<F>,
  saves: readonly Save<F>[],
): Promise<readonly Save<F>[]> {
  const added = saves.filter(({ before }) => before === undefined);
  if (!kind.columnsAmongOthers || added.length === 0) return saves;
  const wanted = added.map(({ write: { slug }, values }) => ({ slug, values }));
  const columns = await kind.columnsAmongOthers(unit, wanted);
  return saves.map(save => {
    const at = added.indexOf(save);
    return at < 0 ? save : { ...save, prepared: { ...save.prepared, ...columns[at] } };
  });
}

/** Gives rows their new values; new ones are made. */
function apply<F extends Fields>(
  { clock }: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  saves: readonly Save<F>[],
): Applied<F>[] {
  return saves.map(save => {
    const { write, values, prepared, before } = save;
    const now = clock.now();
    const columns = {
      ...columnsOf(kind, values),
      ...prepared,
      ...kind.followingColumns?.(values, before, now),
      ...(write.externalId !== undefined && { externalId: write.externalId }),
      updatedAt: momentAfter(before?.row.updatedAt, now),
    };
    for (const property of Object.keys(columns)) requireProperty(kind, property, property);
    if (before) {
      const changedColumns = changedIn(kind, before.row, columns);
      return { ...save, row: Object.assign(before.row, columns), changedColumns };
    }
    const created = hasProperty(kind, 'createdAt') ? { createdAt: now } : {};
    const row: RecordRow = unit.em.create(kind.entity, { ...columns, ...created });
    unit.em.persist(row);
    return { ...save, row, changedColumns: [] };
  });
}

/** The columns that get another value, in the order of the entity; the ORM would compare everything twice to say so. */
const changedIn = ({ entity }: ReadKind, row: Values, columns: Values): string[] =>
  Object.keys(entity.meta.properties).filter(
    property => property in columns && !isDeepStrictEqual(columns[property], row[property]),
  );

/** The columns of the fields that are columns. */
const columnsOf = ({ record }: ReadKind, values: Values): Values =>
  Object.fromEntries(ownColumns(record).map(({ name, field, property }) => [property, column(field, values[name])]));

/** A value as its column holds it. */
function column(field: Field, value: unknown): unknown {
  if (field.kind === 'section' && field.isNullable) return value === '' ? null : value;
  if (field.kind !== 'moment') return value;
  const moment = field.shown.parse(value);
  return moment === null ? null : new Date(moment);
}

/** Never the moment of the version before, by which editors would not see that there is another. */
const momentAfter = (before: Date | null | undefined, now: Date): Date =>
  before && before >= now ? new Date(before.getTime() + 1) : now;

/** Writes rows and lists that have changed. Answers what of each record has. */
async function flush<F extends Fields>(
  unit: UnitOfWork,
  kind: ReadKind<F>,
  applied: readonly Applied<F>[],
): Promise<AspectsOf> {
  await unit.em.flush();
  const aspects = new Map<number, readonly string[] | 'all'>();
  for (const { row, values, before, changedColumns } of applied) {
    const lists = await writeLists(unit, kind, { id: row.id, values, before: before?.whole });
    aspects.set(row.id, before ? [...new Set([...changedColumns, ...lists])] : 'all');
  }
  return aspects;
}

/** The lists among values. */
const listsIn = ({ record }: ReadKind, values: Values): Values =>
  Object.fromEntries(ownLists(record).map(({ name }) => [name, values[name]]));

interface Written<F extends Fields> extends SaveOptions {
  readonly applied: readonly Applied<F>[];
  readonly aspects: AspectsOf;
}

/** Writes what the kind makes of it, notes who did it and what an import changed, and announces it. */
async function follow<F extends Fields>(
  services: Services,
  unit: UnitOfWork,
  { record, afterSave }: RecordKind<F>,
  { applied, aspects, actor, also }: Written<F>,
): Promise<void> {
  const { kind } = record;
  for (const { row, values, before } of applied) {
    await afterSave?.(unit, services, { row, values, before: before?.whole, actorId: actor?.actorId });
  }
  for (const { row, values, before } of actor ? applied : []) {
    await recordAudit(unit, services, {
      actorId: actor?.actorId ?? null,
      requestId: actor?.requestId ?? null,
      action: `${kind}.${before ? 'update' : 'create'}`,
      subjectKind: kind,
      subjectId: row.id,
      fields: before ? changedFields(before.whole, onlyFields(record, values)) : Object.keys(record.fields),
    });
  }
  await also?.(
    unit,
    applied.map(({ row }) => row.id),
  );
  for (const change of fewChanges(kind, aspects)) {
    // An editor may have taken back what is wrong: lists, too, show it at once.
    await changed(unit, services, { ...change, hides: true });
  }
}

/** The values of fields, without what was sent beside them. */
const onlyFields = ({ fields }: RecordTable, values: Values): Values =>
  Object.fromEntries(Object.keys(fields).map(name => [name, values[name]]));
