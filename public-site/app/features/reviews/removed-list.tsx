import type { reviewCalls } from '@antam/server/features/reviews/calls-contract.ts';
import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import type { z } from 'zod';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import { REASON_NAMES } from './review-words.ts';
import styles from './transparency.module.css';

type Removed = z.infer<(typeof reviewCalls)['removed']['answer']>;

/** Every review that staff took down, with the page that it stood on and the reason. */
export function RemovedList({ removed: { count, page, pages, items } }: { removed: Removed }) {
  return (
    <section id="da-go" className={styles.removed} aria-labelledby="da-go-title">
      <h2 id="da-go-title">Nhận xét đã bị gỡ</h2>
      {count === 0 ? (
        <p className="muted">Chưa có nhận xét nào bị gỡ.</p>
      ) : (
        <>
          <p className="muted">
            {formatNumber(count)} nhận xét từng hiện công khai và đã bị gỡ, mới nhất trước. Nội dung không hiện lại.
          </p>
          <ul className={styles.list}>
            {items.map(({ id, removed_at, reason, name, absolute_url }) => (
              <li key={id}>
                <time dateTime={removed_at}>{formatDate(removed_at)}</time>
                <span>
                  {name === '' ? 'Trang không còn hiện' : <a href={absolute_url}>{name}</a>}: gỡ vì{' '}
                  {REASON_NAMES[reason]}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={number => `${transparencyPage(number > 1 ? { page: number } : {})}#da-go`}
      />
    </section>
  );
}
