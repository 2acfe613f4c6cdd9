import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { freeFacets, freeKind } from '../free-facets.ts';
import { nameOfWeek, namesOfTimes } from '../free-tags.ts';
import { tables } from '../tables.ts';

/** The next free time of a record. */
export interface FreeTime {
  /** Null for none. */
  readonly nextAt: Date | null;
  readonly isThisWeek: boolean;
}

const NONE: FreeTime = { nextAt: null, isThisWeek: false };

type Storing = Pick<Services, 'db' | 'facets' | 'tags'>;

/**
 * Stores the next free times of some records of a kind, with the filters and the pages that follow from them. Their rows
 * are locked before `read` finds the times, so that of two who store them the later one has read what the other wrote.
 * @param read the times by id; a record that is not among them has none
 */
export async function storeNextFree(
  unit: UnitOfWork,
  { db, facets, tags }: Storing,
  kind: string,
  records: readonly number[],
  read: (records: readonly number[]) => Promise<ReadonlyMap<number, FreeTime>>,
): Promise<void> {
  const ids = [...new Set(records)].sort((a, b) => a - b);
  if (ids.length === 0) return;
  const before = await lockRecords(unit, db.engine, kind, ids);
  const times = await read(ids);
  const changes = ids.flatMap(id => {
    const [was, is] = [before.get(id) ?? NONE, times.get(id) ?? NONE];
    return isSame(was, is) ? [] : [{ id, was, is }];
  });
  if (changes.length === 0) return;
  const rows = changes.map(({ id, is }) => ({
    kind,
    entityId: id,
    nextAt: is.nextAt,
    isThisWeek: is.isThisWeek,
  }));
  await unit.run(
    tables
      .insertInto('next_free')
      .values(rows)
      .onConflict(same =>
        same.columns(['kind', 'entityId']).doUpdateSet(eb => ({
          nextAt: eb.ref('excluded.nextAt'),
          isThisWeek: eb.ref('excluded.isThisWeek'),
        })),
      ),
  );
  const moved = changes.map(({ id, was, is }) => ({ id, before: freeFacets(was), after: freeFacets(is) }));
  await facets.apply(unit, freeKind(kind), moved);
  const names = namesOfTimes(
    kind,
    changes.map(({ id }) => id),
  );
  const isOtherWeek = changes.some(({ was, is }) => was.isThisWeek !== is.isThisWeek);
  await tags.write(unit, isOtherWeek ? [...names, nameOfWeek(kind)] : names);
}

/** Locks the rows of records, whose ids are in order, and answers what they say. Those that have none get one. */
async function lockRecords(
  unit: UnitOfWork,
  engine: Storing['db']['engine'],
  kind: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FreeTime>> {
  await unit.run(
    tables
      .insertInto('next_free')
      .values(ids.map(entity_id => ({ kind, entityId: entity_id, nextAt: null, isThisWeek: false })))
      .onConflict(same => same.doNothing()),
  );
  const rows = tables
    .selectFrom('next_free')
    .select(['entityId', 'nextAt', 'isThisWeek'])
    .where('kind', '=', kind)
    .where('entityId', 'in', idList(ids))
    .orderBy('entityId');
  // SQLite has one writer at a time, and no word for it.
  const locked = await unit.rows(engine === 'postgresql' ? rows.forUpdate() : rows);
  return new Map(locked.map(({ entityId, nextAt, isThisWeek }) => [entityId, { nextAt, isThisWeek }]));
}

const isSame = (a: FreeTime, b: FreeTime) =>
  a.nextAt?.getTime() === b.nextAt?.getTime() && a.isThisWeek === b.isThisWeek;
