import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = {
  tone?: 'neutral' | 'brand' | 'accent' | 'good' | 'warn' | 'bad';
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A small mark of a state, such as "Đang mở cửa". The words say it; the colour only repeats it. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
