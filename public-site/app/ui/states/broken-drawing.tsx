import type { ReactNode } from 'react';
import styles from './states.module.css';

/** The ground of a small line drawing; decoration only. */
export function DrawingGround({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 112" aria-hidden="true" focusable="false">
      <circle className={styles.ground} cx="60" cy="56" r="54" />
      {children}
    </svg>
  );
}

/** For a failure. It stands alone, as every page may fail, so that no page loads the other drawings for it. */
export function BrokenDrawing() {
  return (
    <DrawingGround>
      <path className={styles.sheet} d="M24 30h72a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z" />
      <path className={styles.stroke} d="m28 52 16 0 7-14 12 28 8-14h4" />
      <path className={styles.line} d="M84 52h8M44 88h32" />
    </DrawingGround>
  );
}
