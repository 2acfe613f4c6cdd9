import type { PostImageAnswer } from '@antam/server/features/posts/contract.ts';
import type { GalleryImage } from '../../ui/gallery/gallery-item.ts';

/** The address of the original of a covered picture, for those who may see it. */
export const originalOf = (id: number): string => `/api/v1/postImage/${id}/original/`;

/**
 * The pictures of a post as the gallery shows them.
 * @param revealed ids of covered pictures of which the visitor sees the original
 */
export function galleryImages(images: readonly PostImageAnswer[], revealed: ReadonlySet<number>): GalleryImage[] {
  return images.flatMap(({ id, url, thumbnail_url, caption, is_censored }, at) => {
    if (is_censored && !revealed.has(id)) return [];
    const full = is_censored ? originalOf(id) : url;
    const alt = caption || `Ảnh ${at + 1} của bài viết`;
    return [{ kind: 'image', key: String(id), src: full, full, thumb: is_censored ? full : thumbnail_url, alt }];
  });
}
