import { z } from 'zod';

/** Longest sides, in pixels, in which pictures are kept; a picture is never enlarged. */
const LONGEST_SIDES = [320, 640, 960, 1600] as const;

/** Longest side of the largest size kept. */
export const MAX_SIDE = 1600;

/** Side of the square thumbnail, for a 96-pixel box on a dense screen. */
export const THUMBNAIL_SIDE = 192;

export interface ImageSize {
  /** Longest side; also the last part of the file's name. */
  readonly side: number;
  readonly width: number;
  readonly height: number;
}

/** The sizes in which a picture is kept, smallest first; `width` and `height` are those of the largest. */
export function imageSizes(width: number, height: number): ImageSize[] {
  const longest = Math.max(width, height);
  const smaller = LONGEST_SIDES.filter(side => side < longest).map(side => ({
    side,
    width: Math.max(1, Math.round((width * side) / longest)),
    height: Math.max(1, Math.round((height * side) / longest)),
  }));
  return [...smaller, { side: longest, width, height }];
}

/** Name in the store of one size of the picture `key`. */
export const sizeKey = (key: string, side: number) => `${key}-${side}.webp`;

/** Name in the store of the square thumbnail of the picture `key`. */
export const thumbnailKey = (key: string) => `${key}-thumb.webp`;

const side = z.number().int().positive();
const file = z.instanceof(Buffer);

const encodedSizes = z.object({
  /** Smallest first; `side` is the longest one. */
  sizes: z.array(z.object({ side, width: side, height: side, bytes: file })),
  thumbnail: file,
});
export type EncodedSizes = Readonly<z.infer<typeof encodedSizes>>;

/** A picture re-encoded in all its sizes; `width` and `height` are the pixels of the largest. */
export const processedImage = encodedSizes.extend({
  width: side,
  height: side,
  /** The same sizes of a copy in which nothing can be made out; only where it was asked for. */
  blurred: encodedSizes.optional(),
});
export type ProcessedImage = Readonly<z.infer<typeof processedImage>>;
