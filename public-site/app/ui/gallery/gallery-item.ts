export type GalleryImage = {
  kind: 'image';
  key: string;
  /** Shown on the page. */
  src: string;
  srcSet?: string;
  /** Shown in the full-screen gallery. */
  full: string;
  thumb: string;
  alt: string;
};

export type GalleryVideo = {
  kind: 'video';
  key: string;
  title: string;
  /** Still picture at the video's provider. */
  poster: string;
  /** The provider's player. */
  embedUrl: string;
  /** The video's page at the provider, for visitors without script. */
  url: string;
};

export type GalleryItem = GalleryImage | GalleryVideo;

/** The small picture of an item. */
export function thumbOf(item: GalleryItem): string {
  return item.kind === 'image' ? item.thumb : item.poster;
}

/** Where an item's link leads without script. */
export function linkOf(item: GalleryItem): string {
  return item.kind === 'image' ? item.full : item.url;
}

/** What an item shows, in words. */
export function nameOf(item: GalleryItem): string {
  return item.kind === 'image' ? item.alt : item.title;
}
