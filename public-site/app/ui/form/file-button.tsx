import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import buttons from '../button/button.module.css';
import styles from './file-button.module.css';

type FileButtonProps = { icon?: ReactNode; children: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'children'>;

/** A box for files in the site's own words: browsers name theirs in the language of the system. */
export function FileButton({ icon, children, className, ...rest }: FileButtonProps) {
  return (
    <label className={clsx(buttons.outline, styles.button, className)}>
      {icon}
      {children}
      <input type="file" className={styles.input} {...rest} />
    </label>
  );
}
