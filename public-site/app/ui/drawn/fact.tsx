import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './drawn.module.css';
import { type DrawnIcon, drawn } from './drawn.ts';

type FactProps = { icon: DrawnIcon } & ComponentProps<'p'>;

/** A line of a card that says one thing, after the icon of what it is about. */
export function Fact({ icon, className, ...rest }: FactProps) {
  return <p className={clsx(drawn(icon), styles.fact, className)} {...rest} />;
}
