import type { Reader } from '../../../platform/db/reader.ts';
import { presentPicture } from '../../media/media.presenter.ts';
import type { ProfessionalImage } from '../contract.ts';
import { tables } from '../tables.ts';

/** The pictures of a professional, the newest last. Ask the primary database or a unit of work. */
export async function professionalImages(
  reader: Pick<Reader, 'rows'>,
  professional: number,
): Promise<ProfessionalImage[]> {
  const rows = await reader.rows(
    tables
      .selectFrom('media')
      .select(['id', 'key', 'width', 'height', 'caption', 'isMain'])
      .where('ownerKind', '=', 'professional')
      .where('ownerId', '=', professional)
      .where('type', '=', 'image')
      .orderBy('position')
      .orderBy('id'),
  );
  return rows.map(row => ({ id: row.id, origin: presentPicture(row).origin_url, main: row.isMain }));
}
