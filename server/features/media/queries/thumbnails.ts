import type { Database } from '../../../platform/db/database.ts';
import { ids } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { thumbnailKey } from '../../../platform/images/image-sizes.ts';
import { uploadUrl } from '../../../platform/storage/file-store.ts';
import { tables } from '../tables.ts';

const mainKeysOf = statement((p: Parameters<{ kind: string; owners: readonly number[] }>) =>
  tables
    .selectFrom('media')
    .select(['owner_id', 'key'])
    .where('owner_kind', '=', p.kind)
    .where('owner_id', 'in', ids(p.owners))
    .where(eb => eb.ref('is_main')),
);

/** Addresses of the main pictures' thumbnails; null where there is no picture. One query. */
export async function thumbnailsOf(
  db: Database,
  kind: string,
  owners: readonly number[],
): Promise<(owner: number) => string | null> {
  const rows = await db.read.rows(mainKeysOf({ kind, owners }));
  const keys = new Map(rows.map(row => [row.owner_id, row.key]));
  return owner => {
    const key = keys.get(owner);
    return key === undefined || key === '' ? null : uploadUrl(thumbnailKey(key));
  };
}
