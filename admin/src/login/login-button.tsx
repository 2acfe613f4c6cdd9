import type { ReactNode } from 'react';
import styles from './login.module.css';

type LoginButtonProps = {
  children: ReactNode;
  /** Its form is being sent. It stays a button, so that the focus stays on it. */
  busy?: boolean;
  /** One that sends nothing. */
  onClick?: () => void;
};

/** Sends the form around it, or, quieter, does something else. */
export function LoginButton({ children, busy = false, onClick }: LoginButtonProps) {
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      className={onClick ? `${styles.button} ${styles.quiet}` : styles.button}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {busy && <span className={styles.wheel} aria-hidden="true" />}
      {children}
    </button>
  );
}
