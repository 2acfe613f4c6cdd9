import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

type IconButtonProps = {
  /** What the button does; read aloud and shown as a tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  variant?: 'quiet' | 'outline' | 'solid';
  /** For a button that stays in: whether it is in now. */
  pressed?: boolean;
} & Omit<ComponentProps<'button'>, 'aria-label'>;

const LOOKS = { quiet: undefined, outline: styles.framed, solid: styles.solid };

/** A 44-pixel button that is only an icon, with a spoken name. */
export function IconButton({ label, children, variant = 'quiet', pressed, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={clsx(styles.icon, LOOKS[variant], className)}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      {...rest}
    >
      {children}
    </button>
  );
}
