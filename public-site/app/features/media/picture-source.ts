import type { MediaBlock, Picture } from '@antam/server/features/media/contract.ts';
import type { GalleryItem } from '../../ui/gallery/gallery-item.ts';

/** `srcset` text of a picture's sizes, up to the first that is as wide as its box needs it to be. */
export function srcSetOf({ sizes }: Picture, needed = Number.POSITIVE_INFINITY): string {
  const largest = sizes.findIndex(({ width }) => width >= needed);
  return sizes
    .slice(0, largest < 0 ? sizes.length : largest + 1)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

/** A portrait or card picture for `Avatar` and `PlacePicture`; small boxes take the thumbnail. */
export function imageOf(picture: Picture | null, needed?: number): { src: string; srcSet: string } | null {
  return picture && { src: picture.url, srcSet: srcSetOf(picture, needed) };
}

/** The small square of a picture, for portraits. */
export function thumbnailOf(picture: Pick<Picture, 'thumbnail_url'> | null): { src: string } | null {
  return picture && { src: picture.thumbnail_url };
}

/** A media block as the gallery shows it: pictures first, then videos. */
export function galleryItems(media: MediaBlock, name: string): GalleryItem[] {
  const images = media.pictures.map(
    (picture, index): GalleryItem => ({
      kind: 'image',
      key: `image-${picture.id}`,
      src: picture.url,
      full: picture.origin_url,
      thumb: picture.thumbnail_url,
      srcSet: srcSetOf(picture),
      alt: picture.caption || `${name}, ảnh ${index + 1}`,
    }),
  );
  const videos = media.videos.map(
    (video): GalleryItem => ({
      kind: 'video',
      key: `video-${video.id}`,
      title: video.caption || `Video về ${name}`,
      poster: video.thumbnail_url,
      embedUrl: video.embed_url,
      url: video.url,
    }),
  );
  return [...images, ...videos];
}
