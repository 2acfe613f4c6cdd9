import type { MouseEvent, ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  title: string;
  /** The wrong fields, in their order. */
  items?: readonly { fieldId: string; label: string; text: string }[];
  children?: ReactNode;
};

/** Stands above a form that was not accepted: what is wrong, with a link to each field. Read out when it appears. */
export function ErrorSummary({ title, items = [], children }: ErrorSummaryProps) {
  const goTo = (event: MouseEvent, fieldId: string) => {
    const field = document.getElementById(fieldId);
    if (field === null) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <div data-failure tabIndex={-1} className={styles.summary}>
      <Notice tone="bad" title={title} live>
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map(({ fieldId, label, text }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} data-jump onClick={event => goTo(event, fieldId)}>
                  {label}
                </a>
                : {text}
              </li>
            ))}
          </ul>
        )}
        {children}
      </Notice>
    </div>
  );
}
