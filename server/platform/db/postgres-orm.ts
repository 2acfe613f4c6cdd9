import type { EntitySchema } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import { ormOptions } from './orm-options.ts';
import { openPool, type PoolWaits } from './postgres.ts';
import type { StatementWatch } from './statement-watch.ts';

/** The ORM over a pool of its own, of at most `poolSize` connections, so that writers who wait keep no reader waiting (0262). */
export function openPostgresOrm(
  { url, poolSize, ...waits }: { url: string; poolSize: number } & PoolWaits,
  entities: readonly EntitySchema[],
  watch: StatementWatch,
): Promise<MikroORM> {
  return MikroORM.init({
    ...ormOptions('postgresql', entities),
    clientUrl: url,
    driverOptions: new PostgresDialect({ pool: openPool(url, poolSize, waits, watch) }),
  });
}
