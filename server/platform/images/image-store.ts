import { randomBytes } from 'node:crypto';
import type { FileStore } from '../storage/file-store.ts';
import { imageSizes, type ProcessedImage, sizeKey, thumbnailKey } from './image-sizes.ts';

/** A picture in the store: the prefix of its files' names, and the pixels of the largest. */
export interface StoredImage {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

export interface StoreImageOptions {
  /** A name in place of a random one, for pictures that can be generated again; a hex string. */
  readonly key?: string;
  /** False for pictures that can be generated again; see {@link FileStore}. */
  readonly durable?: boolean;
}

/** A random name that nobody can guess: 32 hex digits. */
export const randomImageKey = () => randomBytes(16).toString('hex');

/** Puts all sizes of a picture into the store; on failure removes those already put. */
export async function storeImage(
  files: FileStore,
  image: ProcessedImage,
  options: StoreImageOptions = {},
): Promise<StoredImage> {
  const stored = { key: options.key ?? randomImageKey(), width: image.width, height: image.height };
  const put = (key: string, bytes: Buffer) =>
    files.put(key, bytes, { contentType: 'image/webp', durable: options.durable ?? true });
  const results = await Promise.allSettled([
    ...image.sizes.map(size => put(sizeKey(stored.key, size.side), size.bytes)),
    put(thumbnailKey(stored.key), image.thumbnail),
  ]);
  const failed = results.find(result => result.status === 'rejected');
  if (failed) {
    await deleteImage(files, stored).catch(() => undefined);
    throw failed.reason;
  }
  return stored;
}

/** Deletes all files of a picture; what is already gone is no failure. */
export async function deleteImage(files: FileStore, image: StoredImage): Promise<void> {
  const sides = imageSizes(image.width, image.height).map(size => size.side);
  const keys = [...sides.map(side => sizeKey(image.key, side)), thumbnailKey(image.key)];
  await Promise.all(keys.map(key => files.delete(key)));
}
