import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import badge from '../../ui/badge/badge.module.css';
import styles from './confirm-email.module.css';

type ConfirmStateProps = {
  icon: ReactNode;
  tone?: 'brand' | 'good' | 'bad';
  title: string;
  /** A press has led to this state: the title takes the focus of the button, which is gone. */
  isPressed?: boolean;
  children: ReactNode;
};

/** The result of a mailed link, in one column. */
export function ConfirmState({ icon, tone = 'brand', title, isPressed = false, children }: ConfirmStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPressed) heading.current?.focus();
  }, [isPressed]);
  return (
    <section className={`container ${styles.state}`}>
      <span className={clsx(styles.icon, badge[tone])} aria-hidden="true">
        {icon}
      </span>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}
