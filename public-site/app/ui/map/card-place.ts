import { clsx } from 'clsx';
import styles from './place-map.module.css';

/** Half the card's width and its distance from the map's edge, in pixels. */
const HALF_CARD = 110;
const MARGIN = 8;
/** Room a card with three lines needs above its pin, in pixels. */
const ROOM_ABOVE = 150;

/** Class and style of the card at a pin, whose place on the map is given in pixels: it stays inside the map. */
export function cardPlace(left: number, top: number, width = 0) {
  const least = HALF_CARD + MARGIN;
  const within = Math.min(Math.max(left, least), Math.max(width - least, least));
  return {
    className: clsx(styles.card, top < ROOM_ABOVE && styles.below),
    style: { left: within - left - HALF_CARD },
  };
}
