import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import { columnValue } from '../field-values.ts';
import { hasProperty, ownColumns, ownLists, type ReadKind, type RecordKind, requireProperty } from '../record-kind.ts';
import type { Linked, RecordRow, Values } from '../record-row.ts';
import { termsAfter, withKinds } from '../record-terms.ts';
import type { Fields } from '../staff-fields-contract.ts';
import type { Applied, Save, SaveOptions } from './record-write.ts';

interface Applying<F extends Fields> extends SaveOptions {
  readonly saves: readonly Save<F>[];
  readonly terms: Terms | undefined;
}

/** Gives rows their new values, and what follows from them; new rows are made. */
export async function apply<F extends Fields>(
  services: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  { saves, ...applying }: Applying<F>,
): Promise<readonly Applied<F>[]> {
  const now = services.clock.now();
  const complete = await amongOthers(unit, kind, saves);
  const applied = complete.map(save => applyOne(unit, kind, save, { now, ...applying }));
  return derive(services, unit, kind, applied, applying.terms);
}

/** Saves with those columns of new records that follow from all others. */
async function amongOthers<F extends Fields>(
  unit: UnitOfWork,
  kind: RecordKind<F>,
  saves: readonly Save<F>[],
): Promise<readonly Save<F>[]> {
  const added = saves.filter(({ stored }) => stored === undefined);
  if (!kind.columnsAmongOthers || added.length === 0) return saves;
  const wanted = added.flatMap(({ write: { slug }, values }) => (values ? [{ slug, values }] : []));
  const columns = await kind.columnsAmongOthers(unit, wanted);
  return saves.map(save => {
    const at = added.indexOf(save);
    return at < 0 ? save : { ...save, prepared: { ...save.prepared, ...columns[at] } };
  });
}

interface ApplyingOne<F extends Fields> extends Omit<Applying<F>, 'saves'> {
  readonly now: Date;
}

function applyOne<F extends Fields>(
  unit: UnitOfWork,
  kind: RecordKind<F>,
  save: Save<F>,
  { terms, actor, now, keepsMoment }: ApplyingOne<F>,
): Applied<F> {
  const { write, said, values, prepared, stored, before } = save;
  const columns = {
    ...(!stored && columnsOf(kind, kind.record.first)),
    ...(values && columnsOf(kind, saidAmong(values, said))),
    ...prepared,
    ...(values && kind.followingColumns?.(values, before, now)),
    ...(values && kind.columnsOfEdit?.({ said, before: before?.whole }, now, actor?.actorId)),
    ...write.stored?.columns,
    ...(write.externalId !== undefined && { externalId: write.externalId }),
    ...(!keepsMoment && { updatedAt: momentAfter(stored?.row.updatedAt, now) }),
  };
  const linked = linkedAfter(kind, save, terms);
  if (stored) {
    const earlier = { ...stored, row: { ...stored.row } };
    const changedColumns = assign(kind, stored.row, columns);
    return { ...save, row: stored.row, linked, stored: earlier, changedColumns };
  }
  const created = hasProperty(kind, 'createdAt') ? { createdAt: now } : {};
  for (const property of Object.keys(columns)) requireProperty(kind, property, property);
  const row: RecordRow = unit.em.create(kind.entity, { ...columns, ...created });
  unit.em.persist(row);
  return { ...save, row, linked, changedColumns: [] };
}

/** Gives a row other values of columns, and answers which of them it did not have. */
function assign(kind: ReadKind, row: RecordRow, columns: Values): string[] {
  for (const property of Object.keys(columns)) requireProperty(kind, property, property);
  const changedColumns = changedIn(kind, row, columns);
  Object.assign(row, columns);
  return changedColumns;
}

/** The columns that get another value, in the order of the entity; the ORM would compare everything twice to say so. */
const changedIn = ({ entity }: ReadKind, row: Values, columns: Values): string[] =>
  Object.keys(entity.meta.properties).filter(
    property => property in columns && !isDeepStrictEqual(columns[property], row[property]),
  );

/** Those values of fields that are said. */
const saidAmong = (values: Values, said: Values): Values =>
  Object.fromEntries(Object.keys(said).map(name => [name, values[name]]));

/** The columns of the fields that are columns. */
const columnsOf = ({ record }: ReadKind, values: Values): Values =>
  Object.fromEntries(
    ownColumns(record).flatMap(({ name, field, property }) =>
      values[name] === undefined ? [] : [[property, columnValue(field, values[name])]],
    ),
  );

/** Never the moment of the version before, by which editors would not see that there is another. */
const momentAfter = (before: Date | null | undefined, now: Date): Date =>
  before && before >= now ? new Date(before.getTime() + 1) : now;

/** What of a record stands in other tables once it is written. */
function linkedAfter<F extends Fields>(
  { record }: RecordKind<F>,
  { write, said, values, stored }: Save<F>,
  terms: Terms | undefined,
): Linked {
  const { lists = {}, terms: earlier = [] } = stored?.linked ?? {};
  const own = ownLists(record).map(({ name }) => [name, values?.[name] ?? lists[name] ?? []]);
  const { lists: otherLists, terms: otherTerms } = write.stored ?? {};
  return {
    lists: { ...Object.fromEntries(own), ...otherLists },
    terms: otherTerms && terms ? withKinds(otherTerms, terms) : termsAfter(record.fields, said, earlier),
  };
}

/** Gives rows what follows from them and from what surrounds them. */
async function derive<F extends Fields>(
  services: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  applied: readonly Applied<F>[],
  terms: Terms | undefined,
): Promise<readonly Applied<F>[]> {
  if (!kind.derived || !terms) return applied;
  const records = applied.map(({ row, linked, stored }) => ({ row, linked, before: stored }));
  const derived = await kind.derived(services, unit, records, terms);
  return applied.map((each, at) => {
    const { columns = {}, facets } = derived[at] ?? {};
    const changedColumns = [...each.changedColumns, ...assign(kind, each.row, columns)];
    return { ...each, changedColumns, facets };
  });
}
