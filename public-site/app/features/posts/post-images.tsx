import type { PostImageAnswer } from '@antam/server/features/posts/contract.ts';
import { useMemo, useState } from 'react';
import { useOnDemand } from '../../ui/lazy/use-on-demand.ts';
import { useDiscussion } from './discussion.ts';
import { galleryImages } from './gallery-images.ts';
import styles from './images.module.css';
import { OwnImage } from './own-image.tsx';
import { PostPicture } from './post-picture.tsx';

type PostImagesProps = {
  images: readonly PostImageAnswer[];
  postId: number;
  /** Called with the pictures that are left, or renamed, once they were changed. */
  onChanged: (images: PostImageAnswer[]) => void;
};

const loadGallery = () => import('../../ui/gallery/full-screen-gallery.tsx');

/** The pictures of a post, which open over the page one by one; its author may delete and name them. */
export function PostImages({ images, postId, onChanged }: PostImagesProps) {
  const { own } = useDiscussion();
  const [asked, setAsked] = useState<readonly number[]>([]);
  const [index, setIndex] = useState<number | null>(null);
  const gallery = useOnDemand(loadGallery);
  const originals = own?.originals;
  // Who may see originals is known later than what was asked for.
  const items = useMemo(
    () => galleryImages(images, new Set(asked.filter(id => originals?.includes(id)))),
    [images, asked, originals],
  );
  const isOwn = own?.own.some(post => post.id === postId) === true;
  if (images.length === 0) return null;
  const change = (changed: PostImageAnswer) =>
    onChanged(images.map(image => (image.id === changed.id ? changed : image)));
  const open = (id: number) => {
    gallery.load();
    setIndex(items.findIndex(({ key }) => key === String(id)));
  };
  return (
    <>
      <ul className={styles.images}>
        {images.map((image, at) => (
          <li key={image.id} className={styles.image} data-post-image={image.id}>
            <PostPicture
              image={image}
              position={at + 1}
              onOpen={() => open(image.id)}
              onRevealed={() => setAsked(before => [...before, image.id])}
            />
            {isOwn ? (
              <OwnImage
                image={image}
                onDeleted={() => onChanged(images.filter(({ id }) => id !== image.id))}
                onCaption={caption => change({ ...image, caption })}
              />
            ) : (
              image.caption !== '' && <p className={styles.caption}>{image.caption}</p>
            )}
          </li>
        ))}
      </ul>
      {gallery.module && (
        <gallery.module.FullScreenGallery
          label="Ảnh của bài viết"
          items={items}
          index={index ?? 0}
          onIndex={setIndex}
          open={index !== null}
          onClose={() => setIndex(null)}
        />
      )}
    </>
  );
}
