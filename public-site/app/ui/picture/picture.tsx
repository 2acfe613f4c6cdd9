import { clsx } from 'clsx';
import styles from './picture.module.css';

type PictureProps = {
  src: string;
  /** What is to be seen; empty for decoration. */
  alt: string;
  srcSet?: string;
  /** How wide it is shown, as in HTML; needed with `srcSet`. */
  sizes?: string;
  /** Shape of the box, kept while loading: 4 / 3 where nothing else is said. */
  ratio?: string;
  /** For the first picture of a page: loaded at once and with priority. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  /** Address of a drawing that stands for the picture when it does not come; asked for only then. */
  substitute?: string;
  /** Says that a class gives the address of such a drawing, as `--substitute`. */
  hasSubstitute?: boolean;
  className?: string;
};

/** A picture in a box of fixed shape, which it fills before it arrives, so that nothing moves then. */
export function Picture({ src, alt, srcSet, sizes, ratio, eager, fit, substitute, ...props }: PictureProps) {
  const { hasSubstitute = substitute !== undefined, className } = props;
  const style = { aspectRatio: ratio, '--substitute': substitute && `url(${substitute})` };
  return (
    <img
      className={clsx(
        styles.picture,
        fit === 'contain' && styles.contain,
        hasSubstitute && styles.substituted,
        className,
      )}
      style={ratio || substitute ? style : undefined}
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? (sizes ?? '100vw') : undefined}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
