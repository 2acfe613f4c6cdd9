import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { Engine } from '../../db/engine.ts';
import { listSql } from '../../db/id-list.ts';
import { textOf } from '../../db/text.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { IndexRow, Standing } from '../search-engine.ts';

/*
 * Every write of documents takes the next version from the one row of `search_state`, and keeps that row locked until its
 * commit. So writers take turns, and who has seen a version has seen all earlier ones.
 */

/** The row is missing where a backup of the other engine was restored, whose documents are made again. */
const NEXT = `insert into search_state (id, version, world) values (1, 1, ?)
  on conflict (id) do update set version = search_state.version + 1 returning version`;

/** Waits for the turn of this transaction to write documents; answers the version of what it writes. */
export async function nextVersion(unit: UnitOfWork): Promise<number> {
  const [row] = await textOf(unit).sql<{ version: number | string }>(NEXT, [randomUUID()]);
  return Number(row?.version);
}

/** The version of the last write; 0 where there was none. */
export async function storedVersion({ primary }: Pick<Database, 'primary'>): Promise<number> {
  const row = await textOf(primary).first<{ version: number | string }>('select version from search_state');
  return Number(row?.version ?? 0);
}

/** Its one parameter is the world. There is no row yet where the tables were emptied and filled from another engine. */
const NEW_WORLD = `insert into search_state (id, version, world) values (1, 0, ?)
  on conflict (id) do update set world = excluded.world`;

/**
 * Says that what is stored is not what it was at the same versions, as after a restore: every index of it has to be rebuilt.
 */
export async function beginNewWorld(unit: UnitOfWork): Promise<void> {
  await textOf(unit).sql(NEW_WORLD, [randomUUID()]);
}

/** Ids by the number of their kind. */
export type IdsByKind = ReadonlyMap<number, readonly number[]>;

export function idsByKind(rows: readonly Pick<IndexRow, 'kind' | 'entityId'>[]): IdsByKind {
  const byKind = new Map<number, number[]>();
  for (const row of rows) {
    const ids = byKind.get(row.kind.number) ?? [];
    ids.push(row.entityId);
    byKind.set(row.kind.number, ids);
  }
  return byKind;
}

const TABLES_OF = { removals: ['search_gone'], all: ['search_document', 'search_gone'] } as const;

/** The rows without those for whose entities others have done what stands. */
export async function withoutStanding(
  unit: UnitOfWork,
  engine: Engine,
  rows: readonly IndexRow[],
  { since, what }: Standing,
): Promise<readonly IndexRow[]> {
  const list = listSql(engine);
  const changed = new Map<number, ReadonlySet<number>>();
  for (const [kind, ids] of idsByKind(rows)) {
    const found = [];
    for (const table of TABLES_OF[what]) {
      const sql = `select entity_id as id from ${table} where kind = ? and ${list.hasId('entity_id')} and version > ?`;
      found.push(...(await textOf(unit).sql<{ id: number | string }>(sql, [kind, list.ids(ids), since])));
    }
    changed.set(kind, new Set(found.map(({ id }) => Number(id))));
  }
  return rows.filter(({ kind, entityId }) => !changed.get(kind.number)?.has(entityId));
}

/** Those of these entities of a kind that have a document of the version `until` or an earlier one. */
export async function writtenUntil(
  unit: UnitOfWork,
  engine: Engine,
  { kind, ids, until }: { readonly kind: number; readonly ids: readonly number[]; readonly until: number },
): Promise<readonly number[]> {
  const list = listSql(engine);
  const sql = `select entity_id as id from search_document where kind = ? and ${list.hasId('entity_id')} and version <= ?`;
  const found = await textOf(unit).sql<{ id: number | string }>(sql, [kind, list.ids(ids), until]);
  return found.map(({ id }) => Number(id));
}

/** Remembers that these entities of a kind have no document any more, whether they had one or not. */
export async function rememberGone(
  unit: UnitOfWork,
  engine: Engine,
  { kind, ids, version }: { readonly kind: number; readonly ids: readonly number[]; readonly version: number },
): Promise<void> {
  const list = listSql(engine);
  // SQLite takes "on conflict" for a part of the join without a condition before it.
  const sql = `insert into search_gone (kind, entity_id, version)
    select ${kind}, gone.value, ${version} from ${list.table('gone')} where true
    on conflict (kind, entity_id) do update set version = excluded.version`;
  await textOf(unit).sql(sql, [list.ids(ids)]);
}

/** Forgets that entities were gone, as they have documents again. */
export async function rememberWritten(unit: UnitOfWork, engine: Engine, byKind: IdsByKind): Promise<void> {
  const list = listSql(engine);
  for (const [kind, ids] of byKind) {
    const sql = `delete from search_gone where kind = ? and ${list.hasId('entity_id')}`;
    await textOf(unit).sql(sql, [kind, list.ids(ids)]);
  }
}

const FORGET = `update search_state set forgotten = noted, noted = version, noted_at = ?
  where noted_at <= ? returning forgotten`;

/**
 * Forgets the removals of before `before`, as far as that was noted by an earlier call. An index that is of an older version
 * has to be rebuilt.
 */
export async function forgetRemovals(
  unit: UnitOfWork,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  // The row of the versions first, as who writes documents does: otherwise the two could wait for each other.
  const [state] = await textOf(unit).sql<{ forgotten: number | string }>(FORGET, [now.getTime(), before.getTime()]);
  if (state) await textOf(unit).sql('delete from search_gone where version <= ?', [state.forgotten]);
}
