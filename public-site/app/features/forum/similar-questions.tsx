import type { ThreadCard } from '@antam/server/features/forum/contract.ts';
import { BadgeCheck } from 'lucide-react';
import styles from './ask.module.css';

type Similar = Pick<ThreadCard, 'id' | 'absolute_url' | 'title' | 'answered_by'>;

/** Answered questions like the one that is being typed: one of them may be the answer already. */
export function SimilarQuestions({ items }: { items: readonly Similar[] }) {
  return (
    <div className={styles.similar} role="status" data-similar={items.length}>
      {items.length > 0 && (
        <>
          <p className={styles.similarTitle}>Câu hỏi tương tự đã có bác sĩ trả lời</p>
          <ul>
            {items.map(({ id, absolute_url, title, answered_by }) => (
              <li key={id}>
                <a href={absolute_url} target="_blank" rel="noreferrer">
                  {title}
                  <span className="visually-hidden"> (mở trong thẻ mới)</span>
                </a>
                {answered_by && (
                  <span className={styles.by}>
                    <BadgeCheck aria-hidden="true" /> {answered_by.name}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
