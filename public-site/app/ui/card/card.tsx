import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './card.module.css';

type CardLook = {
  /** Space inside; off for cards that begin with a picture. */
  padded?: boolean;
  /** Changes under the pointer: for cards that open something as a whole. */
  interactive?: boolean;
  /** Marked as the chosen one of its list. */
  active?: boolean;
};

/** Classes of a card, for what is one as another element. */
export function cardLook({ padded = true, interactive, active }: CardLook): string {
  return clsx(
    styles.card,
    padded && styles.padded,
    interactive && styles.interactive,
    active && [styles.active, 'is-active'],
  );
}

type CardProps = { as?: 'article' | 'div' | 'li' | 'section' } & CardLook & HTMLAttributes<HTMLElement>;

/** A bordered box. Put a `CardLink` in its heading to make the whole of it open a page. */
export function Card({ as: Tag = 'div', padded, interactive, active, className, ...rest }: CardProps) {
  return <Tag className={clsx(cardLook({ padded, interactive, active }), className)} {...rest} />;
}

/** A card of a few words that is a link itself: two elements less than one that holds its link, where a page has hundreds. */
export function LinkCard({ className, ...rest }: LinkProps) {
  return <Link className={clsx(cardLook({ interactive: true }), styles.words, className)} {...rest} />;
}

/** The link that a card stands for; its clickable area is the whole card. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link className={clsx(styles.link, className)} {...rest} />;
}

/** Buttons and links of a card that do their own thing, above the card's link. */
export function CardActions({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx(styles.actions, className)}>{children}</div>;
}
