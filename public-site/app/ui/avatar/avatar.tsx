import { clsx } from 'clsx';
import styles from './avatar.module.css';
import { initials, toneOf } from './initials.ts';

type AvatarProps = {
  name: string;
  image?: { src: string; srcSet?: string } | null;
  /** Width and height in pixels. */
  size?: number;
  eager?: boolean;
};

const tones = [styles.tone0, styles.tone1, styles.tone2, styles.tone3, styles.tone4, styles.tone5];

/**
 * A person's portrait over the initials on a two-tone ground chosen from the name: these stay where the portrait does not
 * come. The name stands beside it, so it is silent.
 */
export function Avatar({ name, image, size = 72, eager }: AvatarProps) {
  return (
    <span
      className={clsx(styles.avatar, tones[toneOf(name, tones.length)])}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.36) }}
      aria-hidden="true"
    >
      {initials(name)}
      {image && (
        <img
          src={image.src}
          srcSet={image.srcSet}
          sizes={image.srcSet && `${size}px`}
          alt=""
          data-initials={initials(name)}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </span>
  );
}
