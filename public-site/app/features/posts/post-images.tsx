import type { PostImageAnswer } from '@antam/server/features/posts/contract.ts';
import { useDiscussion } from './discussion.ts';
import styles from './images.module.css';
import { OwnImage } from './own-image.tsx';
import { PostPicture } from './post-picture.tsx';

type PostImagesProps = {
  images: readonly PostImageAnswer[];
  postId: number;
  /** Told what is left, or called otherwise, once it was changed. */
  onChanged: (images: PostImageAnswer[]) => void;
};

/** The pictures of a post; its author may delete and name them. */
export function PostImages({ images, postId, onChanged }: PostImagesProps) {
  const { own } = useDiscussion();
  const isOwn = own?.own.some(post => post.id === postId) === true;
  if (images.length === 0) return null;
  const change = (changed: PostImageAnswer) =>
    onChanged(images.map(image => (image.id === changed.id ? changed : image)));
  return (
    <ul className={styles.images}>
      {images.map((image, at) => (
        <li key={image.id} className={styles.image} data-post-image={image.id}>
          <PostPicture image={image} position={at + 1} />
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
  );
}
