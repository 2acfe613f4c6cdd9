import { forumPages } from '@antam/server/features/forum/pages.ts';
import { verificationPage } from '@antam/server/features/professionals/pages.ts';
import { Card } from '../../ui/card/card.tsx';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import styles from './forum.module.css';
import type { Threads } from './load-threads.ts';

/** Beside the list of questions: how it works, and what was answered lately. */
export function ForumSide({ latest }: Pick<Threads, 'latest'>) {
  return (
    <aside className={styles.side} aria-label="Về mục hỏi đáp">
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
