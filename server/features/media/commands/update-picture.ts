import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { type Also, type Owner, tidyCaption } from '../media-writes.ts';
import { tables } from '../tables.ts';

interface PictureChange {
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
      .where('ownerKind', '=', owner.kind)
      .where('ownerId', '=', owner.id)
      .where('type', '=', 'image'),
  );
  if (written === 0) throw notFound('Không tìm thấy ảnh.');
}

/** Makes one of the owner's pictures the main one; throws a 404 Problem where the owner has no such picture. */
export async function setMainPicture(services: Services, owner: Owner, pictureId: number): Promise<void> {
  await services.db.transaction(async unit => {
    await chooseMain(unit, owner, pictureId);
    await changed(unit, services, { subject: owner.kind, ids: [owner.id], aspects: ['pictures'] });
  });
}

/** As {@link setMainPicture}, within a transaction whose caller announces the change. */
async function chooseMain(unit: UnitOfWork, owner: Owner, pictureId: number): Promise<void> {
  const ofOwner = tables.updateTable('media').where('ownerKind', '=', owner.kind).where('ownerId', '=', owner.id);
  await unit.run(
    ofOwner
      .set('isMain', false)
      .where(eb => eb.ref('isMain'))
      .where('id', '<>', pictureId),
  );
  const chosen = await unit.run(ofOwner.set('isMain', true).where('id', '=', pictureId).where('type', '=', 'image'));
  if (chosen === 0) throw notFound('Không tìm thấy ảnh.');
}
