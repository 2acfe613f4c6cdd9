import type { EntitySchema } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from './orm-options.ts';

/** The ORM over a pool of its own, of at most `poolSize` connections. */
export function openPostgresOrm(
  clientUrl: string,
  poolSize: number,
  entities: readonly EntitySchema[],
): Promise<MikroORM> {
  return MikroORM.init({ ...ormOptions('postgresql', entities), clientUrl, pool: { min: 0, max: poolSize } });
}
