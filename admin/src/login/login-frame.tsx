import type { ReactNode } from 'react';
import { BrandMark } from '../layout/brand-mark.tsx';
import styles from './login.module.css';

type LoginFrameProps = { title: string; intro?: string; wide?: boolean; children: ReactNode };

/** A page of its own with one card: what staff see before the console opens. */
export function LoginFrame({ title, intro, wide = false, children }: LoginFrameProps) {
  return (
    <main className={styles.frame}>
      <div className={wide ? `${styles.card} ${styles.wide}` : styles.card}>
        <BrandMark />
        <div>
          <h1 className={styles.title}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
