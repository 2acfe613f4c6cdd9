import type { LibraryDetail } from '@antam/server/features/library/contract.ts';
import { CalendarDays, Hash } from 'lucide-react';
import { formatDate } from '../../ui/text/format-date.ts';
import articles from '../articles/article.module.css';
import { CheckedBy } from '../articles/checked-by.tsx';
import styles from './library.module.css';

type RecordFactsProps = {
  detail: Pick<LibraryDetail, 'reviewer' | 'reviewed_on' | 'updated_at'>;
  /** "ICD-10: E11"; empty where there is none. */
  code: string;
};

/** Below the title: who checked the text, when it was changed last, and the record's place in its classification. */
export function RecordFacts({ detail: { reviewer, reviewed_on, updated_at }, code }: RecordFactsProps) {
  return (
    <ul className={articles.facts}>
      <CheckedBy reviewer={reviewer} on={reviewed_on} />
      <li>
        <CalendarDays aria-hidden="true" />
        <span>
          Cập nhật <time dateTime={updated_at}>{formatDate(updated_at)}</time>
        </span>
      </li>
      {code !== '' && (
        <li className={styles.code}>
          <Hash aria-hidden="true" />
          <span>{code}</span>
        </li>
      )}
    </ul>
  );
}
