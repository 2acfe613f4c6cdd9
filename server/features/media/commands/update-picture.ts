import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { Also, Owner } from '../media-writes.ts';
import { tidyCaption } from '../rules/caption.ts';
import { tables } from '../tables.ts';
import { chooseMain } from './set-main-picture.ts';

export interface PictureChange {
  readonly caption?: string | undefined;
  /** Makes it the main one instead of the one before. */
  readonly isMain?: true | undefined;
}

/** Changes one of the owner's pictures; throws a 404 Problem where it is no picture of this owner. */
export async function updatePicture(
  services: Services,
  owner: Owner,
  pictureId: number,
  { caption, isMain }: PictureChange,
  also?: Also,
): Promise<void> {
  const text = caption === undefined ? undefined : tidyCaption(caption);
  await services.db.transaction(async unit => {
    if (isMain) await chooseMain(unit, owner, pictureId);
    await writeCaption(unit, owner, pictureId, text);
    await also?.(unit);
    await changed(unit, services, {
      subject: owner.kind,
      ids: [owner.id],
      aspects: [isMain ? 'pictures' : 'captions'],
    });
  });
}

async function writeCaption(unit: UnitOfWork, owner: Owner, id: number, caption: string | undefined): Promise<void> {
  const written = await unit.run(
    tables
      .updateTable('media')
      .set(eb => ({ caption: caption ?? eb.ref('caption') }))
      .where('id', '=', id)
      .where('owner_kind', '=', owner.kind)
      .where('owner_id', '=', owner.id)
      .where('type', '=', 'image'),
  );
  if (written === 0) throw notFound('Không tìm thấy ảnh.');
}
