import { z } from 'zod';

/** One width of a picture. */
export const pictureSize = z.object({ url: z.string(), width: z.number().int() });

/** A stored picture: `url` of the default size, all sizes for `srcset`, pixels of the largest. */
export const picture = z.object({
  id: z.number().int(),
  url: z.string(),
  thumbnail_url: z.string(),
  /** The largest re-encoded size; what the full-screen gallery shows. */
  origin_url: z.string(),
  sizes: z.array(pictureSize),
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string(),
});
export type Picture = z.infer<typeof picture>;

/** A video at its provider; the thumbnail is fetched from there. */
export const video = z.object({
  id: z.number().int(),
  provider: z.enum(['youtube', 'vimeo']),
  video_id: z.string(),
  url: z.string(),
  embed_url: z.string(),
  thumbnail_url: z.string(),
  caption: z.string(),
});
export type Video = z.infer<typeof video>;

export const mediaBlock = z.object({ pictures: z.array(picture), videos: z.array(video) });
export type MediaBlock = z.infer<typeof mediaBlock>;
