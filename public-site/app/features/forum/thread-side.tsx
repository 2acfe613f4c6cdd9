import type { ThreadDetail } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { MessageCircleQuestionMark, Stethoscope } from 'lucide-react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './forum.module.css';

/** Beside a question: ask one's own, find a doctor of the speciality, read what is like it. */
export function ThreadSide({ thread: { speciality, related } }: { thread: ThreadDetail }) {
  return (
    <aside className={styles.side} aria-label="Xem thêm">
      <Card className={styles.panel}>
        <h2 className={styles.panelTitle}>Bạn cũng có điều muốn hỏi?</h2>
        <p>Miễn phí, không cần tài khoản, có thể ẩn tên.</p>
        <LinkButton
          to={forumPages.ask({ speciality: speciality?.slug })}
          wide
          icon={<MessageCircleQuestionMark aria-hidden="true" />}
        >
          Đặt câu hỏi
        </LinkButton>
        {speciality && (
          <LinkButton
            to={professionalPages.list({ specialities: speciality.slug })}
            variant="outline"
            wide
            icon={<Stethoscope aria-hidden="true" />}
          >
            Tìm bác sĩ {speciality.name}
          </LinkButton>
        )}
      </Card>
      {related.length > 0 && (
        <Card className={styles.panel}>
          <h2 className={styles.panelTitle}>Câu hỏi liên quan</h2>
          <ul className={styles.related}>
            {related.map(({ id, absolute_url, title }) => (
              <li key={id}>
                <a href={absolute_url}>{title}</a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="muted small">
        Câu trả lời giúp bạn hiểu thêm, không thay cho buổi khám. Khi nguy cấp, hãy gọi <a href="tel:115">115</a>.
      </p>
    </aside>
  );
}
