import { clsx } from 'clsx';
import styles from './drawn.module.css';

/** An icon that style sheets draw. */
export type DrawnIcon =
  | 'book'
  | 'briefcase'
  | 'building'
  | 'calendar'
  | 'clock'
  | 'flag'
  | 'handshake'
  | 'heart'
  | 'heart-filled'
  | 'list'
  | 'log-in'
  | 'message'
  | 'pin'
  | 'replies'
  | 'shield'
  | 'sign-up'
  | 'stethoscope'
  | 'thumb-down'
  | 'thumb-up'
  | 'ticket';

/** Classes of an element before whose text its style draws an icon: one element less than an icon's own, or two. */
export const drawn = (icon: DrawnIcon): string => clsx(styles.drawn, styles[icon]);

/** The same with an icon that the style of one piece names as its `--drawing`: other pages need not know it. */
export const drawnAs = (named: string | undefined): string => clsx(styles.drawn, named);
