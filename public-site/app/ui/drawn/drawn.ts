import { clsx } from 'clsx';
import styles from './drawn.module.css';

/** An icon that style sheets draw. */
export type DrawnIcon =
  | 'briefcase'
  | 'building'
  | 'calendar'
  | 'clock'
  | 'heart'
  | 'heart-filled'
  | 'pin'
  | 'shield'
  | 'stethoscope';

/** Classes of an element before whose text its style draws an icon: one element less than an icon's own, or two. */
export const drawn = (icon: DrawnIcon): string => clsx(styles.drawn, styles[icon]);
