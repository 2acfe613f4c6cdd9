import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { deletePostImage } from './receive-images.ts';

/** The job that deletes the files of a picture whose row is deleted. */
const deleteFiles = defineTopic(
  'post.delete-files',
  z.object({
    key: z.string(),
    original_key: z.string().nullable(),
    width: z.number().int(),
    height: z.number().int(),
  }),
);

/** The columns by which the files of a picture are found. */
export const FILES_OF_IMAGE = ['key', 'originalKey', 'width', 'height'] as const;

interface PostImageFiles {
  readonly key: string;
  readonly originalKey: string | null;
  readonly width: number;
  readonly height: number;
}

/**
 * Deletes the files of pictures once the deletion of their rows is committed, which every process sees. The job is for
 * those that the store did not delete.
 */
export async function deleteFilesLater(
  unit: UnitOfWork,
  { clock, files }: Pick<Services, 'clock' | 'files'>,
  images: readonly PostImageFiles[],
): Promise<void> {
  for (const image of images) {
    const { key, originalKey, width, height } = image;
    await enqueue(unit, deleteFiles, { key, original_key: originalKey, width, height }, { now: clock.now() });
    unit.afterCommit(() => deletePostImage(files, image).catch(() => undefined));
  }
}

export const handleDeleteFiles = (files: FileStore): JobHandler =>
  handle(deleteFiles, ({ original_key, ...image }) => deletePostImage(files, { ...image, originalKey: original_key }));
