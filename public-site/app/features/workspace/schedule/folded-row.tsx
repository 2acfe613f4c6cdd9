import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './rows.module.css';

type FoldedRowProps = {
  title: string;
  /** What the row holds, in a line. */
  summary: string;
  isFaulty: boolean;
  startsOpen?: boolean;
  /** Of a row of a list: see `useRows`. */
  row?: { 'data-row': string };
  children: ReactNode;
};

/** A row that says what it holds and opens to be changed; what is wrong in it keeps it open. */
export function FoldedRow({ title, summary, isFaulty, startsOpen = false, row, children }: FoldedRowProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className={styles.row}
      open={isOpen || isFaulty}
      onToggle={event => setOpen(event.currentTarget.open)}
      data-faulty={isFaulty || undefined}
      {...row}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <span className={styles.held}>{summary}</span>
        {isFaulty && (
          <span className={styles.wrong}>
            <CircleAlert size={18} aria-hidden />
            Cần sửa
          </span>
        )}
        <ChevronDown size={20} aria-hidden className={styles.arrow} />
      </summary>
      <div className={styles.open}>{children}</div>
    </details>
  );
}
