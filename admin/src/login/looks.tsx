import { type ReactNode, useSyncExternalStore } from 'react';
import { DARK, LIGHT } from '../theme/colours.ts';
import { cssVariables } from '../theme/css-variables.ts';
import styles from './login.module.css';

const LOOKS = { light: cssVariables(LIGHT), dark: cssVariables(DARK) };

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const subscribe = (listener: () => void) => {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
};

/** The look of what stands before the console, light or dark as the browser prefers. */
export function Looks({ children }: { children: ReactNode }) {
  const isDark = useSyncExternalStore(subscribe, () => dark.matches);
  return (
    <div className={styles.looks} style={isDark ? LOOKS.dark : LOOKS.light}>
      {children}
    </div>
  );
}

/** Shown while it is asked who came, and while the console is fetched. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <span className={styles.wheel} role="progressbar" aria-label="Đang tải" />
    </div>
  );
}
