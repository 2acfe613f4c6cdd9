import { imageSizes, sizeKey, thumbnailKey } from '../../platform/images/image-sizes.ts';
import { uploadUrl } from '../../platform/storage/file-store.ts';
import type { Picture, Video } from './contract.ts';
import { videoAddresses } from './rules/video-url.ts';

/** The columns that a picture is presented from. */
export interface PictureRow {
  readonly id: number;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

/** The columns that a video is presented from. */
export interface VideoRow {
  readonly id: number;
  readonly video_provider: 'youtube' | 'vimeo';
  readonly video_id: string;
  readonly videoThumbnail: string | null;
  readonly caption: string;
}

/** Longest side of the size for browsers that do not choose one themselves. */
const DEFAULT_SIDE = 640;

/** A stored picture with the addresses of all its sizes. */
export function presentPicture(row: PictureRow): Picture {
  const sizes = imageSizes(row.width, row.height).map(({ side, width }) => ({
    url: uploadUrl(sizeKey(row.key, side)),
    width,
    side,
  }));
  const largest = uploadUrl(sizeKey(row.key, Math.max(row.width, row.height)));
  return {
    id: row.id,
    url: sizes.find(size => size.side >= DEFAULT_SIDE)?.url ?? largest,
    thumbnail_url: uploadUrl(thumbnailKey(row.key)),
    origin_url: largest,
    sizes: sizes.map(({ url, width }) => ({ url, width })),
    width: row.width,
    height: row.height,
    caption: row.caption,
  };
}

/** A video with its addresses at the provider. */
export function presentVideo(row: VideoRow): Video {
  const { url, embed, thumbnail } = videoAddresses({ provider: row.video_provider, id: row.video_id });
  return {
    id: row.id,
    provider: row.video_provider,
    video_id: row.video_id,
    url,
    embed_url: embed,
    thumbnail_url: row.videoThumbnail ?? thumbnail,
    caption: row.caption,
  };
}
