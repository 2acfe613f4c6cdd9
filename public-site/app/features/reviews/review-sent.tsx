import type { ContributionStatus } from '@antam/server/features/contributions/contract.ts';
import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import { RichText } from '../detail/rich-text.tsx';
import styles from './form.module.css';

/** Says that a review has come, and whether everybody sees it. */
export function ReviewSent({ status, html }: { status: ContributionStatus; html?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isShown = status === 'published';
  return (
    <div ref={box} tabIndex={-1} className={styles.sent} data-review-sent>
      <Notice tone="good" title="Cảm ơn bạn đã chia sẻ" live>
        {isShown
          ? 'Nhận xét của bạn đã hiện trên trang.'
          : 'Nhận xét của bạn đang chờ An Tâm duyệt và sẽ hiện trên trang sau đó.'}
      </Notice>
      {html !== undefined && (
        <div className={styles.own}>
          <RichText html={html} />
        </div>
      )}
    </div>
  );
}
