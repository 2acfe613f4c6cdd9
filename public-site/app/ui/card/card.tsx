import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './card.module.css';

type CardProps = {
  as?: 'article' | 'div' | 'li' | 'section';
  /** Space inside; off for cards that begin with a picture. */
  padded?: boolean;
  /** Changes under the pointer: for cards that open something as a whole. */
  interactive?: boolean;
  /** Marked as the chosen one of its list. */
  active?: boolean;
} & HTMLAttributes<HTMLElement>;

/** A bordered box. Put a `CardLink` in its heading to make the whole of it open a page. */
export function Card({ as: Tag = 'div', padded = true, interactive, active, className, ...rest }: CardProps) {
  return (
    <Tag
      className={clsx(
        styles.card,
        padded && styles.padded,
        interactive && styles.interactive,
        active && [styles.active, 'is-active'],
        className,
      )}
      {...rest}
    />
  );
}

/** The link that a card stands for; its clickable area is the whole card. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link className={clsx(styles.link, className)} {...rest} />;
}

/** Buttons and links of a card that do their own thing, above the card's link. */
export function CardActions({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx(styles.actions, className)}>{children}</div>;
}
