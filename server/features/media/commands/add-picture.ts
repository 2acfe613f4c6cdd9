import { changed } from '../../../platform/events/changed.ts';
import { deleteImage, storeImage } from '../../../platform/images/image-store.ts';
import { uploaderOf } from '../../../platform/images/uploader-of.ts';
import type { Services } from '../../../platform/services.ts';
import { type Also, insertPicture, type Owner, requirePictures, tidyCaption } from '../media-writes.ts';

export interface NewPicture {
  readonly owner: Owner;
  /** A PNG or JPEG file as it was sent. */
  readonly bytes: Uint8Array;
  /** The account that sends it. */
  readonly sender: number;
  readonly caption?: string | undefined;
  /** Runs in the same transaction. */
  readonly also?: Also | undefined;
}

/**
 * Re-encodes and stores a picture and adds it to its owner; the first one becomes the main one. Answers its id. Throws
 * a Problem for a file that is no good picture (413, 415, 422), and when too many come at once (503). The caller has checked the owner and the right to it.
 */
export async function addPicture(services: Services, input: NewPicture): Promise<number> {
  requirePictures(services, input.owner);
  const caption = tidyCaption(input.caption ?? '');
  const image = await storeImage(services.files, await services.images.process(input.bytes, uploaderOf(input.sender)));
  try {
    return await services.db.transaction(async unit => {
      const id = await insertPicture(unit, { owner: input.owner, caption, now: services.clock.now() }, image);
      await input.also?.(unit);
      await changed(unit, services, { subject: input.owner.kind, ids: [input.owner.id], aspects: ['pictures'] });
      return id;
    });
  } catch (error) {
    await deleteImage(services.files, image).catch(() => undefined);
    throw error;
  }
}
