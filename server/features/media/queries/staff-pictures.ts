import type { Database } from '../../../platform/db/database.ts';
import { presentPicture } from '../media.presenter.ts';
import type { StaffPicture } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** All pictures of one owner as staff see them, the main one first. */
export async function staffPicturesOf(db: Database, kind: string, ownerId: number): Promise<StaffPicture[]> {
  const rows = await db.primary.rows(
    tables
      .selectFrom('media')
      .select(['id', 'key', 'width', 'height', 'caption', 'is_main'])
      .where('owner_kind', '=', kind)
      .where('owner_id', '=', ownerId)
      .where('type', '=', 'image')
      .orderBy('is_main', 'desc')
      .orderBy('position')
      .orderBy('id'),
  );
  return rows.map(row => ({ ...presentPicture(row), is_main: row.is_main }));
}
