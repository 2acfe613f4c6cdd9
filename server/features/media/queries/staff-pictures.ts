import type { Database } from '../../../platform/db/database.ts';
import { type PictureRow, presentPicture } from '../media.presenter.ts';
import type { StaffPicture } from '../staff-contract.ts';

/** All pictures of one owner as staff see them, the main one first. */
export async function staffPicturesOf(db: Database, kind: string, ownerId: number): Promise<StaffPicture[]> {
  const rows = await db.primary.all<PictureRow & { is_main: number | boolean }>(
    `select id, "key", width, height, caption, is_main from media
     where owner_kind = ? and owner_id = ? and type = 'image' order by is_main desc, position, id`,
    [kind, ownerId],
  );
  return rows.map(row => ({ ...presentPicture(row), is_main: Boolean(row.is_main) }));
}
