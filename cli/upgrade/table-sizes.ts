import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';

const SIZES = {
  sqlite: `select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s join sqlite_master m on m.name = s.name
           where s.aggregate = true group by m.tbl_name`,
  postgresql: `select c.relname as name, pg_total_relation_size(c.oid) as bytes from pg_class c
               where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p')`,
};

/** Bytes of every table with its indexes, by the table's name. Reads a SQLite file whole. */
export async function tableSizes({ db }: Pick<Services, 'db'>): Promise<ReadonlyMap<string, number>> {
  const rows = await textOf(db.read).all<{ name: string; bytes: number }>(SIZES[db.engine]);
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
