import { z } from 'zod';
import { textOf } from '../../../server/platform/db/text.ts';
import type { Target } from '../target.ts';

const names = z.array(z.object({ name: z.string() }));
const counted = z.object({ count: z.coerce.number() });

/** Rows by table. */
export async function countRows({ services: { db }, engine }: Target): Promise<Record<string, number>> {
  const listed = await textOf(db.primary).all(
    engine === 'sqlite'
      ? `select name from sqlite_master where type = 'table' and name not like 'sqlite%' and sql not like 'create virtual%'`
      : `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of names.parse(listed)) {
    counts[name] = counted.parse(await textOf(db.primary).first(`select count(*) as count from "${name}"`)).count;
  }
  return counts;
}

/** Messages of the outbox that are due and that nobody has done. */
export async function waitingMessages({ services: { db, clock } }: Target): Promise<number> {
  const sql =
    'select count(*) as count from outbox_message where done_at is null and failed_at is null and available_at <= ?';
  return counted.parse(await textOf(db.primary).first(sql, [clock.now()])).count;
}
