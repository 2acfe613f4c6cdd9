import type { UploadedFile } from '../../../platform/contract/fields.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { deleteImage, randomImageKey, type StoredImage, storeImage } from '../../../platform/images/image-store.ts';
import type { Uploader } from '../../../platform/images/uploader-of.ts';
import type { Services } from '../../../platform/services.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { POST_IMAGES_FIELD } from '../contract.ts';

const ONE_REFUSED = 'Chưa nhận được một ảnh, xin vui lòng đổi hoặc bỏ ảnh đó rồi gửi lại.';

/** Of the names of files, which may be of any length. */
const MAX_NAME = 100;

/** A picture in the store that a post is to have. */
export interface ReceivedImage extends StoredImage {
  /** Of the original of a censored picture; files with a folder in their key have no public address. */
  readonly originalKey: string | null;
}

/**
 * Re-encodes pictures as they were sent and stores their files, all of them or none. Throws a Problem for a file that is
 * no good picture (413, 415, 422), and when too many come at once (503).
 * @param options `censored`: everybody sees a blurred copy, and the original is kept apart; `uploader`: who sends them
 */
export async function receiveImages(
  services: Pick<Services, 'files' | 'images'>,
  files: readonly UploadedFile[],
  { censored, uploader }: { readonly censored: boolean; readonly uploader: Uploader },
): Promise<readonly ReceivedImage[]> {
  const received: ReceivedImage[] = [];
  try {
    // One after the other: decoders are few, and other people's pictures wait for them too.
    for (const [at, { name, bytes }] of files.entries()) {
      const receiving = censored ? receiveCensored(services, bytes, uploader) : receive(services, bytes, uploader);
      received.push(await receiving.catch(error => Promise.reject(naming(error, at, name))));
    }
    return received;
  } catch (error) {
    await dropImages(services, received);
    throw error;
  }
}

/** Waits for what stores the post of pictures; where that fails, their files are deleted. */
export async function withImages<T>(
  services: Pick<Services, 'files'>,
  images: readonly ReceivedImage[],
  storing: Promise<T>,
): Promise<T> {
  try {
    return await storing;
  } catch (error) {
    await dropImages(services, images);
    throw error;
  }
}

/** Deletes the files of pictures that no post has got. */
export async function dropImages({ files }: Pick<Services, 'files'>, images: readonly ReceivedImage[]): Promise<void> {
  await Promise.allSettled(images.map(image => deletePostImage(files, image)));
}

/** Says of which picture a refusal speaks: `Ảnh 2 (toa-thuoc.png): …`. Forms find it by the number. */
function naming(error: unknown, at: number, name: string): unknown {
  // That decoders are busy is no fault of the picture.
  if (!(error instanceof Problem) || error.status >= 500) return error;
  const why = `Ảnh ${at + 1} (${name.slice(0, MAX_NAME)}): ${error.detail}`;
  return new Problem(error.status, error.code, ONE_REFUSED, { fields: { [POST_IMAGES_FIELD]: [why] } });
}

type Store = Pick<Services, 'files' | 'images'>;

async function receive({ files, images }: Store, bytes: Uint8Array, uploader: Uploader): Promise<ReceivedImage> {
  return { ...(await storeImage(files, await images.process(bytes, uploader))), originalKey: null };
}

async function receiveCensored(
  { files, images }: Store,
  bytes: Uint8Array,
  uploader: Uploader,
): Promise<ReceivedImage> {
  const { width, height, sizes, blurred } = await images.process(bytes, { ...uploader, blurred: true });
  const largest = sizes.at(-1);
  if (!blurred || !largest) throw new Error('A picture came back without its blurred copy');
  const originalKey = `private/${randomImageKey()}.webp`;
  await files.put(originalKey, largest.bytes, { contentType: 'image/webp' });
  try {
    return { ...(await storeImage(files, { width, height, ...blurred })), originalKey };
  } catch (error) {
    await files.delete(originalKey).catch(() => undefined);
    throw error;
  }
}

/** Deletes all files of a picture of a post; what is already gone is no failure. */
export async function deletePostImage(files: FileStore, image: ReceivedImage): Promise<void> {
  await deleteImage(files, image);
  if (image.originalKey !== null) await files.delete(image.originalKey);
}
