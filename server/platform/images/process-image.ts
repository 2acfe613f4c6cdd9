import type { Sharp } from 'sharp';
import {
  type ImageFormat,
  imageBroken,
  imageSideTooLong,
  imageTooManyPixels,
  imageTypeUnknown,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  requireImageFile,
} from './image-limits.ts';
import { type EncodedSizes, imageSizes, MAX_SIDE, type ProcessedImage, THUMBNAIL_SIDE } from './image-sizes.ts';

const QUALITY = 80;
/** Longest side, in pixels, of what is left of a picture that is blurred: colours, and nothing that can be made out. */
const BLURRED_SIDE = 16;

export interface ImageOptions {
  /** The accepted formats; only the product's own drawings may be WebP. */
  readonly accept?: readonly ImageFormat[];
  /** WebP effort, 0 (fast) to 6 (small). */
  readonly effort?: number;
  /** Make a blurred copy as well, in the same sizes. */
  readonly blurred?: boolean;
}

/** Pixels as the library takes them. */
interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/**
 * Re-encodes a picture as WebP in all sizes, upright, in sRGB and without any metadata or foreign bytes. Throws a
 * Problem for what is too large (413), of another type (415), or broken, too long or of too many pixels (422).
 *
 * A malicious picture can keep it busy for minutes within all limits, so uploads go through an {@link ImagePool}.
 */
export async function processImage(bytes: Uint8Array, options: ImageOptions = {}): Promise<ProcessedImage> {
  const format = requireImageFile(bytes, options.accept);
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', autoOrient: true });
  await checkHeader(sharp(bytes, { limitInputPixels: false }), format);
  const base = await decode(open());
  const { width, height } = base.info;
  const encoded = await encodeSizes(base, { width, height }, options.effort);
  if (!options.blurred) return { width, height, ...encoded };
  return { width, height, ...encoded, blurred: await encodeSizes(await blur(base), { width, height }, options.effort) };
}

/** Encodes pixels in all sizes of a picture of this width and height. */
async function encodeSizes(
  { data, info: { width: pixelsWide, height: pixelsHigh, channels } }: Pixels,
  { width, height }: { readonly width: number; readonly height: number },
  effort = 4,
): Promise<EncodedSizes> {
  const sharp = await loadSharp();
  const open = () => sharp(data, { raw: { width: pixelsWide, height: pixelsHigh, channels } });
  const encode = (picture: Sharp) => picture.webp({ quality: QUALITY, effort }).toBuffer();
  const sizes = [];
  for (const size of imageSizes(width, height)) {
    sizes.push({ ...size, bytes: await encode(open().resize(size.width, size.height, { fit: 'fill' })) });
  }
  const side = Math.min(THUMBNAIL_SIDE, width, height);
  return { sizes, thumbnail: await encode(open().resize(side, side, { fit: 'cover' })) };
}

/** So few pixels that no sharpening brings back what they showed. */
async function blur({ data, info: { width, height, channels } }: Pixels): Promise<Pixels> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels } })
    .resize(BLURRED_SIDE, BLURRED_SIDE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Reads only the header, so that a picture of too many pixels is refused before it is decompressed. */
async function checkHeader(picture: Sharp, format: ImageFormat): Promise<void> {
  const header = await picture.metadata().catch(() => {
    throw imageBroken();
  });
  if (header.format !== format) throw imageTypeUnknown();
  if (header.width * header.height > MAX_IMAGE_PIXELS) throw imageTooManyPixels();
  if (Math.max(header.width, header.height) > MAX_IMAGE_SIDE) throw imageSideTooLong();
}

/** Decompresses once, no larger than the largest size; every size is made from these pixels. */
async function decode(picture: Sharp): Promise<Pixels> {
  try {
    return await picture
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw imageBroken();
  }
}

/**
 * The image library, loaded with its native code (some 20 MB) by the first picture only. One thread per picture and no
 * cache, since the machine serves visitors at the same time.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
