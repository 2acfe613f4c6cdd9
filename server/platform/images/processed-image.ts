import { z } from 'zod';

const side = z.number().int().positive();
const file = z.instanceof(Buffer);

/** A picture re-encoded in all its sizes; `width` and `height` are the pixels of the largest. */
export const processedImage = z.object({
  width: side,
  height: side,
  /** Smallest first; `side` is the longest one. */
  sizes: z.array(z.object({ side, width: side, height: side, bytes: file })),
  thumbnail: file,
});
export type ProcessedImage = Readonly<z.infer<typeof processedImage>>;
