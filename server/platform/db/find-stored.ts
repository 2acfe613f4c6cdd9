import type { EntityDictionary, EntitySchema } from '@mikro-orm/core';
import type { Database } from './database.ts';
import { type NATIVE, nativeOf } from './native.ts';
import { textOf } from './text.ts';

/** One record as its entity says, read without the connection that writes; undefined where there is none. */
export async function findStored<Row extends object>(
  db: Pick<Database, 'primary' | typeof NATIVE>,
  entity: EntitySchema<Row>,
  id: number,
): Promise<Row | undefined> {
  const sql = `select * from ${entity.meta.tableName} where id = ?`;
  const columns = await textOf(db.primary).first<EntityDictionary<Row>>(sql, [id]);
  return columns && (await nativeOf(db).em()).map<Row>(entity, columns);
}
