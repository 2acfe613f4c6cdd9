import { forumPages } from '@antam/server/features/forum/pages.ts';
import { verificationPage } from '@antam/server/features/professionals/pages.ts';
import { Card } from '../../ui/card/card.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import styles from './forum.module.css';
import type { Threads } from './load-threads.ts';
import { listOf } from './thread-query.ts';

type ForumSideProps = {
  specialities: Threads['list']['specialities'];
  choice: Threads['choice'];
  latest: Threads['latest'];
};

/** Beside the list of questions: its specialities, how it works, and what was answered lately. */
export function ForumSide({ specialities, choice, latest }: ForumSideProps) {
  const { sort = '', speciality: chosen } = choice;
  return (
    <aside className={styles.side} aria-label="Về mục hỏi đáp">
      {specialities.length > 0 && (
        <Card className={`${styles.panel} ${styles.specialities}`}>
          <h2 className={styles.panelTitle}>Chuyên khoa</h2>
          <nav className={styles.chips} aria-label="Chuyên khoa của câu hỏi">
            <ChipLink to={listOf({ sort })} selected={chosen === undefined}>
              Tất cả
            </ChipLink>
            {specialities.map(({ slug, name, count }) => (
              <ChipLink key={slug} to={listOf({ sort, speciality: slug })} selected={slug === chosen}>
                {name} <span className="muted">{formatNumber(count)}</span>
              </ChipLink>
            ))}
          </nav>
        </Card>
      )}
      {latest.length > 0 && (
        <Card className={styles.panel}>
          <h2 className={styles.panelTitle}>Bác sĩ vừa trả lời</h2>
          <ul className={styles.latest}>
            {latest.map(({ id, name, title, absolute_url, created_at }) => (
              <li key={id}>
                <a href={absolute_url}>{title}</a>
                <p className="muted small">
                  {name} · <TimeAgo at={created_at} />
                </p>
              </li>
            ))}
          </ul>
          <p>
            <a href={forumPages.activity()} className="more-link">
              Tất cả hoạt động
            </a>
          </p>
        </Card>
      )}
      <Card className={styles.panel}>
        <h2 className={styles.panelTitle}>Hỏi đáp thế nào</h2>
        <ol className={styles.steps}>
          <li>Bạn viết câu hỏi, chọn ẩn tên hay làm mờ ảnh nếu muốn. Không cần tài khoản.</li>
          <li>An Tâm đọc câu hỏi mới trước khi hiện, để loại quảng cáo và thông tin riêng tư.</li>
          <li>
            Bác sĩ trả lời công khai. Dấu “đã xác minh” nghĩa là An Tâm đã kiểm tra giấy phép:{' '}
            <a href={verificationPage()}>cách xác minh</a>.
          </li>
        </ol>
        <p className="muted small">
          Câu trả lời giúp bạn hiểu thêm, không thay cho buổi khám. Khi nguy cấp, hãy gọi <a href="tel:115">115</a>.
        </p>
      </Card>
    </aside>
  );
}
