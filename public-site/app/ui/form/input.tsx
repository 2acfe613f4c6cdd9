import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './control.module.css';

/** A one-line text box; `icon` stands inside at the left. */
export function Input({ icon, className, ...rest }: { icon?: ReactNode } & ComponentProps<'input'>) {
  const input = <input type="text" className={clsx(styles.control, className)} {...rest} />;
  if (!icon) return input;
  return (
    <span className={styles.withIcon}>
      {icon}
      {input}
    </span>
  );
}

/** A box for longer text; it grows with what is typed where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={clsx(styles.control, styles.textarea, className)} {...rest} />;
}
