import type { PostImageAnswer } from '@antam/server/features/posts/contract.ts';
import styles from './images.module.css';
import { OwnImage } from './own-image.tsx';

type EditImagesProps = {
  images: readonly PostImageAnswer[];
  onChanged: (images: PostImageAnswer[]) => void;
};

/** The pictures that a post has while it is edited. */
export function EditImages({ images, onChanged }: EditImagesProps) {
  if (images.length === 0) return null;
  return (
    <ul className={styles.images}>
      {images.map(image => (
        <li key={image.id} className={styles.image} data-post-image={image.id}>
          <span className={styles.frame}>
            <img src={image.thumbnail_url} alt={image.caption} width={image.width} height={image.height} />
          </span>
          <OwnImage
            image={image}
            onDeleted={() => onChanged(images.filter(({ id }) => id !== image.id))}
            onCaption={caption =>
              onChanged(images.map(other => (other.id === image.id ? { ...other, caption } : other)))
            }
          />
        </li>
      ))}
    </ul>
  );
}
