import { touchContent } from '../../../platform/cache/content-version.ts';
import { type StoredImage, storeImage } from '../../../platform/images/image-store.ts';
import { processImage } from '../../../platform/images/process-image.ts';
import type { Services } from '../../../platform/services.ts';
import { insertPicture, type Owner } from '../media-writes.ts';

export interface BulkPicture {
  readonly owner: Owner;
  /** PNG, JPEG, WebP or SVG. */
  readonly bytes: Uint8Array;
  readonly caption: string;
  /** Hex name in the store; the same name makes the same files again instead of more of them. */
  readonly key?: string;
}

export interface BulkOptions {
  /** Pictures that are encoded at the same time. */
  readonly workers?: number;
  /** Told after each batch how many pictures are in. */
  readonly onProgress?: (done: number) => void;
}

/** Rows of one transaction; also how many pictures wait for it in memory as names only. */
const BATCH = 100;
/** Seeding is waited for: twice as fast as an upload's effort, for files some 3 % larger. */
const EFFORT = 2;

/**
 * Adds many pictures of our own, e.g. while seeding, in the order given; each owner's first becomes its main one.
 * Pictures are drawn from `pictures` as they are needed. No change is announced for each: rebuild the search index
 * afterwards. Answers how many were added.
 */
export async function addPictures(
  services: Services,
  pictures: Iterable<BulkPicture> | AsyncIterable<BulkPicture>,
  options: BulkOptions = {},
): Promise<number> {
  let done = 0;
  for await (const batch of batches(pictures)) {
    const images = await encodeAll(services, batch, options.workers ?? 2);
    await insertAll(services, batch, images);
    done += batch.length;
    options.onProgress?.(done);
  }
  return done;
}

async function* batches(pictures: Iterable<BulkPicture> | AsyncIterable<BulkPicture>): AsyncGenerator<BulkPicture[]> {
  let batch: BulkPicture[] = [];
  for await (const picture of pictures) {
    batch.push(picture);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function encodeAll(services: Services, batch: readonly BulkPicture[], workers: number): Promise<StoredImage[]> {
  const images = new Map<BulkPicture, StoredImage>();
  const waiting = batch.values();
  const work = async () => {
    for (const picture of waiting) images.set(picture, await encode(services, picture));
  };
  await Promise.all(Array.from({ length: workers }, work));
  return batch.flatMap(picture => images.get(picture) ?? []);
}

async function encode(services: Services, { bytes, key }: BulkPicture): Promise<StoredImage> {
  const image = await processImage(bytes, { accept: ['png', 'jpeg', 'webp', 'svg'], effort: EFFORT });
  return storeImage(services.files, image, { durable: false, ...(key === undefined ? {} : { key }) });
}

async function insertAll(services: Services, batch: readonly BulkPicture[], images: readonly StoredImage[]) {
  const now = services.clock.now();
  await services.db.transaction(async unit => {
    for (const [index, { owner, caption }] of batch.entries()) {
      const image = images[index];
      if (image) await insertPicture(unit, { owner, caption, now }, image);
    }
    await touchContent(unit);
  });
}
