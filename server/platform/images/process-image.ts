import type { Sharp } from 'sharp';
import { type ImageFormat, requireImageFile } from './image-format.ts';
import {
  imageBroken,
  imageSideTooLong,
  imageTooManyPixels,
  imageTypeUnknown,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
} from './image-limits.ts';
import { imageSizes, LARGEST_SIDE, THUMBNAIL_SIDE } from './image-sizes.ts';
import type { ProcessedImage } from './processed-image.ts';
import { loadSharp } from './sharp.ts';

const QUALITY = 80;

export interface ImageOptions {
  /** Only our own drawings may be WebP. */
  readonly accept?: readonly ImageFormat[];
  /** WebP effort, 0 (fast) to 6 (small). */
  readonly effort?: number;
}

/**
 * Re-encodes a picture as WebP in all sizes, upright, in sRGB and without any metadata or foreign bytes. Throws a
 * Problem for what is too large (413), of another type (415), or broken, too long or of too many pixels (422).
 *
 * What strangers made can keep it busy for minutes within all limits, so theirs go through an {@link ImagePool}.
 */
export async function processImage(bytes: Uint8Array, options: ImageOptions = {}): Promise<ProcessedImage> {
  const format = requireImageFile(bytes, options.accept);
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', autoOrient: true });
  await checkHeader(sharp(bytes, { limitInputPixels: false }), format);
  const base = await decode(open());
  const { width, height, channels } = base.info;
  const fromBase = () => sharp(base.data, { raw: { width, height, channels } });
  const encode = (picture: Sharp) => picture.webp({ quality: QUALITY, effort: options.effort ?? 4 }).toBuffer();
  const sizes = [];
  for (const size of imageSizes(width, height)) {
    const resized = fromBase().resize(size.width, size.height, { fit: 'fill' });
    sizes.push({ ...size, bytes: await encode(resized) });
  }
  const side = Math.min(THUMBNAIL_SIDE, width, height);
  return { width, height, sizes, thumbnail: await encode(fromBase().resize(side, side, { fit: 'cover' })) };
}

/** Reads only the header, so that a picture of too many pixels is refused before anything is unpacked. */
async function checkHeader(picture: Sharp, format: ImageFormat): Promise<void> {
  const header = await picture.metadata().catch(() => {
    throw imageBroken();
  });
  if (header.format !== format) throw imageTypeUnknown();
  if (header.width * header.height > MAX_IMAGE_PIXELS) throw imageTooManyPixels();
  if (Math.max(header.width, header.height) > MAX_IMAGE_SIDE) throw imageSideTooLong();
}

/** Unpacks once, no larger than the largest size; every size is made from these pixels. */
async function decode(picture: Sharp) {
  try {
    return await picture
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw imageBroken();
  }
}
