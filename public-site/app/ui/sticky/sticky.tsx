import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import styles from './sticky.module.css';
import { useStuck } from './use-stuck.ts';

type StickyProps = {
  children: ReactNode;
  className?: string;
  wrapperClassName?: string;
  /** Marks a list of links whose height scrolling has to keep free. */
  list?: boolean;
};

/** Keeps its content under the header while its parent scrolls by; carries `is-sticky` while it is held. */
export function Sticky({ children, className, wrapperClassName, list }: StickyProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const stuck = useStuck(wrapper);
  return (
    <div
      ref={wrapper}
      className={clsx('sticky-wrapper', styles.wrapper, wrapperClassName)}
      data-sticky-list={list || undefined}
    >
      <div className={clsx(className, stuck && 'is-sticky')}>{children}</div>
    </div>
  );
}
