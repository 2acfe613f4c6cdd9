import { z } from 'zod';
import { deleteImage } from '../../../platform/images/image-store.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';

/** The files of a picture whose row is gone. */
export const deleteFiles = defineTopic(
  'media.delete-files',
  z.object({ key: z.string(), width: z.number().int(), height: z.number().int() }),
  { priority: 'bulk' },
);

/** Deletes all sizes of the picture from the store. */
export const handleDeleteFiles = (files: FileStore): JobHandler =>
  handle(deleteFiles, image => deleteImage(files, image));
