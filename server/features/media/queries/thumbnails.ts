import type { Database } from '../../../platform/db/database.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import { thumbnailKey } from '../../../platform/images/image-sizes.ts';
import { uploadUrl } from '../../../platform/storage/file-store.ts';

/** Addresses of the main pictures' thumbnails; null where there is no picture. One query. */
export async function thumbnailsOf(
  db: Database,
  kind: string,
  owners: readonly number[],
): Promise<(owner: number) => string | null> {
  const list = listSql(db.engine);
  const rows = await db.read.all<{ owner_id: number; key: string }>(
    `select owner_id, "key" from media where owner_kind = ? and ${list.hasId('owner_id')} and is_main`,
    [kind, list.ids(owners)],
  );
  const keys = new Map(rows.map(row => [row.owner_id, row.key]));
  return owner => {
    const key = keys.get(owner);
    return key === undefined || key === '' ? null : uploadUrl(thumbnailKey(key));
  };
}
