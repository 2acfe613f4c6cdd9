import type { EntitySchema } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from './orm-options.ts';
import { type PoolWaits, poolLimits, watchConnections } from './postgres.ts';

/** The ORM over a pool of its own, of at most `poolSize` connections. */
export function openPostgresOrm(
  { url, poolSize, ...waits }: { url: string; poolSize: number } & PoolWaits,
  entities: readonly EntitySchema[],
): Promise<MikroORM> {
  return MikroORM.init({
    ...ormOptions('postgresql', entities),
    clientUrl: url,
    pool: { min: 0, max: poolSize },
    driverOptions: { ...poolLimits(waits), onPoolCreated: watchConnections },
  });
}
