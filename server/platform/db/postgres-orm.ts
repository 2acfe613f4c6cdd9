import type { EntitySchema } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { ormOptions } from './orm-options.ts';
import { type PoolWaits, poolLimits, watchConnections } from './postgres.ts';
import type { StatementWatch } from './statement-watch.ts';

/** The ORM over a pool of its own, of at most `poolSize` connections. */
export function openPostgresOrm(
  { url, poolSize, ...waits }: { url: string; poolSize: number } & PoolWaits,
  entities: readonly EntitySchema[],
  watch: StatementWatch,
): Promise<MikroORM> {
  return MikroORM.init({
    ...ormOptions('postgresql', entities),
    clientUrl: url,
    pool: { min: 0, max: poolSize },
    driverOptions: { ...poolLimits(waits), onPoolCreated: (pool: pg.Pool) => watchConnections(pool, watch) },
  });
}
