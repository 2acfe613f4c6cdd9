import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './button.module.css';

type Look = {
  /** `solid` is the one main action of a screen; `accent` is for offers. */
  variant?: 'solid' | 'outline' | 'quiet' | 'accent' | 'danger';
  size?: 's' | 'm' | 'l';
  /** Takes the whole width of its container. */
  wide?: boolean;
  icon?: ReactNode;
};

type ButtonProps = Look & { busy?: boolean } & ComponentProps<'button'>;

/** A button. While `busy` it keeps its width, shows a spinner and takes no clicks. */
export function Button({ variant, size, wide, icon, busy, className, children, type, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={clsx(look({ variant, size, wide }), busy && styles.busy, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

type LinkButtonProps = Look & LinkProps;

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={clsx(look({ variant, size, wide }), className)} {...rest}>
      {icon}
      {typeof children === 'string' ? children : <span className={styles.label}>{children}</span>}
    </Link>
  );
}

function look({ variant = 'solid', size = 'm', wide }: Look): string {
  return clsx(styles.button, styles[variant], styles[size], wide && styles.wide);
}
