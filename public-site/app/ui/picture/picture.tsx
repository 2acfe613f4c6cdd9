import { clsx } from 'clsx';
import styles from './picture.module.css';

type PictureProps = {
  src: string;
  /** What is to be seen; empty for decoration. */
  alt: string;
  srcSet?: string;
  /** How wide it is shown, as in HTML; needed with `srcSet`. */
  sizes?: string;
  /** Shape of the box, kept while loading. */
  ratio?: string;
  /** For the first picture of a page: loaded at once and with priority. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  /** Address of a drawing that stands for the picture when it does not come; asked for only then. */
  substitute?: string;
  className?: string;
};

/** A picture in a box of fixed shape, so that nothing moves when it arrives. */
export function Picture({ src, alt, srcSet, sizes, ratio = '4 / 3', eager, fit = 'cover', ...props }: PictureProps) {
  const { substitute, className } = props;
  const drawing = substitute ? { '--substitute': `url("${substitute}")` } : {};
  return (
    <span className={clsx(styles.box, className)} style={{ aspectRatio: ratio, ...drawing }}>
      <img
        className={clsx(styles.image, styles[fit], substitute && styles.substituted)}
        src={src}
        srcSet={srcSet}
        sizes={srcSet ? (sizes ?? '100vw') : undefined}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
