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
  className?: string;
};

/** A picture in a box of fixed shape, so that nothing moves when it arrives. */
export function Picture({ src, alt, srcSet, sizes, ratio = '4 / 3', eager, fit = 'cover', className }: PictureProps) {
  return (
    <span className={clsx(styles.box, className)} style={{ aspectRatio: ratio }}>
      <img
        className={clsx(styles.image, styles[fit])}
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
