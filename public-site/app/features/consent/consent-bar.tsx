import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './consent-banner.module.css';

/** Each line stands by itself on a phone, so that the question breaks alike in every font. */
const LINES = [
  'An Tâm xin ghi lại cách bạn dùng trang',
  'để cải thiện trang, không kèm tên.',
  'Nếu không, chỉ đếm lượt xem.',
] as const;

type Choice = 'granted' | 'refused';

type ConsentBarProps = {
  /** The choice that is being recorded. */
  sending?: Choice | null;
  hasFailed?: boolean;
  /** Absent in the page as it comes, whose script keeps what is pressed for the question that answers. */
  onChoose?: (choice: Choice) => void;
};

/** The question for consent, and what is counted without it. Refusing is as easy as agreeing. */
export function ConsentBar({ sending = null, hasFailed = false, onChoose }: ConsentBarProps) {
  const button = (choice: Choice, label: string) => (
    <Button
      variant="outline"
      size="s"
      busy={sending === choice}
      disabled={sending !== null}
      onClick={() => onChoose?.(choice)}
    >
      {label}
    </Button>
  );
  return (
    <section className={styles.bar} aria-label="Lựa chọn về quyền riêng tư" data-consent-banner>
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          <p className={styles.question}>
            <span className="visually-hidden">{LINES.join(' ')} </span>
            {LINES.map((line, at) => (
              <span key={line} className={styles.line}>
                {inPhrases(line)}
                {at === LINES.length - 1 && <a href={privacyPages.policy()}>Tìm hiểu thêm</a>}
              </span>
            ))}
          </p>
          {hasFailed && (
            <p className={styles.failure} role="alert">
              Chưa ghi nhận được lựa chọn, xin vui lòng thử lại.
            </p>
          )}
        </div>
        <div className={styles.buttons}>
          {button('refused', 'Từ chối')}
          {button('granted', 'Đồng ý')}
        </div>
      </div>
    </section>
  );
}

/**
 * Boxes of two words each, for the eye alone: browsers measure paints by the box, so the question is never a page's
 * largest.
 */
function inPhrases(text: string): ReactNode {
  const phrases = text.match(/\S+(?: \S+)?/g) ?? [];
  return phrases.map(phrase => (
    <span key={phrase} aria-hidden="true">
      {phrase}
    </span>
  ));
}
