import type { ReactNode } from 'react';
import { DrawingGround } from './broken-drawing.tsx';
import styles from './states.module.css';

export type DrawingName = 'search' | 'people' | 'map' | 'heart' | 'letter';

const shapes: Record<DrawingName, ReactNode> = {
  search: (
    <>
      <path className={styles.sheet} d="M30 24h44a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z" />
      <path className={styles.line} d="M36 40h30M36 52h18" />
      <circle className={styles.glass} cx="74" cy="66" r="17" />
      <path className={styles.stroke} d="m87 79 13 13" />
    </>
  ),
  people: (
    <>
      <circle className={styles.sheet} cx="42" cy="46" r="13" />
      <path className={styles.sheet} d="M18 88c0-15 10-23 24-23s24 8 24 23z" />
      <circle className={styles.glass} cx="78" cy="42" r="15" />
      <path className={styles.glass} d="M50 90c0-18 12-27 28-27s28 9 28 27z" />
    </>
  ),
  map: (
    <>
      <path className={styles.sheet} d="m18 36 26-10 32 10 26-10v54L76 90 44 80 18 90z" />
      <path className={styles.line} d="M44 26v54M76 36v54" />
      <path className={styles.glass} d="M60 74c12-14 17-22 17-30a17 17 0 1 0-34 0c0 8 5 16 17 30z" />
      <circle className={styles.dot} cx="60" cy="44" r="6" />
    </>
  ),
  heart: (
    <>
      <path className={styles.sheet} d="M30 22h60a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z" />
      <path className={styles.glass} d="M60 80C46 69 38 61 38 51a12 12 0 0 1 22-7 12 12 0 0 1 22 7c0 10-8 18-22 29z" />
    </>
  ),
  letter: (
    <>
      <path className={styles.sheet} d="M26 30h68a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z" />
      <path className={styles.stroke} d="m22 36 38 30 38-30" />
    </>
  ),
};

/** A small line drawing for an empty state; decoration only. */
export function Drawing({ name }: { name: DrawingName }) {
  return <DrawingGround>{shapes[name]}</DrawingGround>;
}
