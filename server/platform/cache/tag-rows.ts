import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { EVERYTHING } from './tag.ts';

/** How many names one statement writes, well below the parameter limit of both engines. */
const ROWS = 500;

/**
 * Inserts the names of changed tags and answers the ids of the rows. No two writers share a row, so none waits for
 * another.
 */
export async function writeTags(unit: UnitOfWork, names: readonly string[], now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < names.length; start += ROWS) {
    const part = names.slice(start, start + ROWS);
    const rows = await textOf(unit).sql<{ id: number | string }>(
      `insert into changed_tag (name, changed_at) values ${part.map(() => '(?, ?)').join(', ')} returning id`,
      part.flatMap(name => [name, now]),
    );
    for (const { id } of rows) ids.push(Number(id));
  }
  return ids;
}

/** Deletes the rows that every process has read, which are those of before `before`. */
export async function deleteOldTags(db: Database, before: Date): Promise<void> {
  const oldest = await textOf(db.read).first<{ changed_at: Date | number }>(
    'select changed_at from changed_tag order by id limit 1',
  );
  if (!oldest || new Date(oldest.changed_at) >= before) return;
  // Rows are roughly in the order of their ids, so that only old ones are read.
  const end = '(select id from changed_tag where changed_at >= ? order by id limit 1)';
  await db.transaction(unit =>
    textOf(unit).sql(`delete from changed_tag where id < coalesce(${end}, (select max(id) + 1 from changed_tag))`, [
      before,
    ]),
  );
}

/** Names that other processes have committed. */
export interface ReadTags {
  readonly names: readonly string[];
  /** When the first of them was written; undefined where there is none. */
  readonly first: Date | undefined;
}

/**
 * Reads the names that were committed since the last call. The first call reads none, because nothing is cached yet.
 */
export interface TagReader {
  read(): Promise<ReadTags>;
  /** Rows that this process has written itself and skips. */
  skip(ids: readonly number[]): void;
}

export function createTagReader(db: Database): TagReader {
  return db.engine === 'sqlite' ? sqliteTags(db) : postgresTags(db);
}

interface TagRow {
  readonly id: number;
  readonly name: string;
  readonly changed_at: Date | number;
}

const NOTHING: ReadTags = { names: [], first: undefined };

function readTags(rows: readonly Pick<TagRow, 'name' | 'changed_at'>[]): ReadTags {
  const times = rows.map(({ changed_at }) => new Date(changed_at).getTime());
  return { names: rows.map(({ name }) => name), first: rows.length === 0 ? undefined : new Date(Math.min(...times)) };
}

/** SQLite has one writer at a time, so rows become visible in the order of their ids. */
function sqliteTags(db: Database): TagReader {
  const own = new Set<number>();
  let last: number | undefined;
  return {
    skip: ids => {
      for (const id of ids) if (last !== undefined && id > last) own.add(id);
    },
    read: async () => {
      if (last === undefined) {
        last = (await textOf(db.read).first<{ id: number | null }>('select max(id) as id from changed_tag'))?.id ?? 0;
        return NOTHING;
      }
      const sql = 'select id, name, changed_at from changed_tag where id > ? order by id';
      const rows = await textOf(db.read).all<TagRow>(sql, [last]);
      last = rows.at(-1)?.id ?? last;
      return readTags(rows.filter(({ id }) => !own.delete(id)));
    },
  };
}

interface PostgresRow {
  /** The oldest transaction that is still open. */
  readonly oldest: string | number;
  readonly id: string | number | null;
  readonly name: string | null;
  readonly transaction_id: string | number | null;
  readonly changed_at: Date | null;
}

/**
 * PostgreSQL transactions commit in another order than that of their numbers. So each read starts at the oldest
 * transaction that was open at the previous read: whatever was committed since has that number or a higher one.
 */
function postgresTags(db: Database): TagReader {
  // A replica shows the row together with the data, later than the commit: this process must then hear of its own
  // change again.
  const skipsOwn = db.read === db.primary;
  let seen = new Map<number, number>();
  let oldest: number | undefined;
  return {
    skip: ids => {
      // A process that never reads would remember its rows for ever.
      if (skipsOwn && oldest !== undefined) for (const id of ids) seen.set(id, oldest);
    },
    read: async () => {
      const rows = await textOf(db.read).all<PostgresRow>(
        `select now.oldest, tag.id, tag.name, tag.transaction_id, tag.changed_at
         from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest) now
         left join changed_tag tag on tag.transaction_id >= coalesce(?::bigint, now.oldest)`,
        [oldest ?? null],
      );
      const current = Number(rows[0]?.oldest ?? 0);
      const isFirst = oldest === undefined;
      // The database has been restored from a backup.
      const isOther = oldest !== undefined && current < oldest;
      const told: { readonly name: string; readonly changed_at: Date }[] = [];
      const still = new Map<number, number>();
      for (const { id, name, transaction_id, changed_at } of rows) {
        if (id === null || name === null || changed_at === null) continue;
        if (!isFirst && !seen.has(Number(id))) told.push({ name, changed_at });
        if (Number(transaction_id) >= current) still.set(Number(id), Number(transaction_id));
      }
      for (const [id, since] of seen) if (since >= current) still.set(id, since);
      [seen, oldest] = [still, current];
      return isOther ? { names: [EVERYTHING], first: undefined } : readTags(told);
    },
  };
}
