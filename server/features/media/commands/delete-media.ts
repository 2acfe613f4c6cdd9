import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import { deleteImage, type StoredImage } from '../../../platform/images/image-store.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { type Also, ensureMain, type Owner } from '../media-writes.ts';
import { tables } from '../tables.ts';

type StoreServices = Pick<Services, 'clock' | 'files'>;

const STORED = ['key', 'width', 'height'] as const;

/**
 * Deletes one picture or video of the owner; another picture becomes the main one. The files are deleted after the
 * commit. Throws a 404 Problem where the picture belongs to another owner.
 */
export async function deleteMedia(services: Services, owner: Owner, mediaId: number, also?: Also): Promise<void> {
  await services.db.transaction(async unit => {
    const rows = await unit.rows(ownedBy(owner).where('id', '=', mediaId).returning(STORED));
    if (rows.length === 0) throw notFound('Không tìm thấy ảnh hoặc video.');
    await deleteFilesOf(unit, services, rows);
    await ensureMain(unit, owner);
    await also?.(unit);
    await changed(unit, services, { subject: owner.kind, ids: [owner.id], aspects: ['pictures'], hides: true });
  });
}

/** Deletes all media of an owner that is itself deleted in this transaction. */
export async function deleteMediaOf(unit: UnitOfWork, services: StoreServices, owner: Owner): Promise<void> {
  await deleteFilesOf(unit, services, await unit.rows(ownedBy(owner).returning(STORED)));
}

const ownedBy = ({ kind, id }: Owner) =>
  tables.deleteFrom('media').where('ownerKind', '=', kind).where('ownerId', '=', id);

/** A picture that was taken down is gone at once, in every process; the job is for what the store did not delete. */
async function deleteFilesOf(
  unit: UnitOfWork,
  { clock, files }: StoreServices,
  rows: readonly StoredImage[],
): Promise<void> {
  for (const { key, width, height } of rows) {
    if (key === '') continue;
    await enqueue(unit, deleteFiles, { key, width, height }, { now: clock.now() });
    unit.afterCommit(() => deleteImage(files, { key, width, height }).catch(() => undefined));
  }
}

/** The job that deletes the files of a picture whose row is deleted. */
const deleteFiles = defineTopic(
  'media.delete-files',
  z.object({ key: z.string(), width: z.number().int(), height: z.number().int() }),
);

/** Deletes all sizes of the picture from the store. */
export const handleDeleteFiles = (files: FileStore): JobHandler =>
  handle(deleteFiles, image => deleteImage(files, image));
