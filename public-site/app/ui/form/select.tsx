import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './control.module.css';

/** The browser's own select in this site's look; phones show their own picker. */
export function Select({ icon, className, children, ...rest }: { icon?: ReactNode } & ComponentProps<'select'>) {
  return (
    <span className={clsx(styles.select, icon ? styles.withIcon : undefined, className)}>
      {icon}
      <select className={styles.control} {...rest}>
        {children}
      </select>
      <ChevronDown className={styles.arrow} aria-hidden="true" />
    </span>
  );
}
