import { forumPages } from '@antam/server/features/forum/pages.ts';
import { Eye, MailCheck, ShieldCheck } from 'lucide-react';
import { Seo } from '../../seo/seo.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { UrgentBanner } from '../posts/urgent-banner.tsx';
import styles from './ask.module.css';
import type { Asking } from './load-asking.ts';
import { QuestionForm } from './question-form.tsx';
import { SENT_TITLES } from './sent-titles.ts';

const POINTS = [
  {
    icon: ShieldCheck,
    title: 'Bác sĩ có giấy phép',
    text: 'An Tâm kiểm tra giấy phép hành nghề trước khi ghi “đã xác minh”.',
  },
  { icon: Eye, title: 'Bạn quyết định ai thấy gì', text: 'Ẩn tên, làm mờ ảnh, sửa câu hỏi lúc nào cũng được.' },
  { icon: MailCheck, title: 'Báo khi có trả lời', text: 'Chúng tôi gửi thư đến email của bạn, không quảng cáo.' },
];

/** The page on which a question is asked. */
export function AskPage({ asking }: { asking: Asking }) {
  return (
    <div id="thread-create" className={`container thread-create ${styles.page}`}>
      <Seo
        title="Đặt câu hỏi cho bác sĩ"
        description="Hỏi bác sĩ miễn phí, không cần tài khoản. Bạn có thể ẩn tên và làm mờ ảnh."
        path={forumPages.ask()}
      />
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', to: '/' },
          { label: 'Hỏi bác sĩ', to: forumPages.list() },
          { label: 'Đặt câu hỏi' },
        ]}
      />
      <header>
        <h1>Đặt câu hỏi cho bác sĩ</h1>
        <p className={styles.lead}>Viết như bạn kể với bác sĩ quen. Miễn phí, không cần tài khoản.</p>
      </header>
      <div className={styles.columns}>
        {asking.sent === null ? (
          <Card className={styles.card}>
            <QuestionForm asking={asking} />
          </Card>
        ) : (
          <Sent asking={asking} />
        )}
        <aside className={styles.aside} aria-label="Điều bạn nên biết">
          <ul className={styles.points}>
            {POINTS.map(({ icon: Icon, title, text }) => (
              <li key={title} className="point">
                <span className="point-icon">
                  <Icon size={20} aria-hidden="true" />
                </span>
                <p>
                  <strong>{title}</strong>
                  <br />
                  {text}
                </p>
              </li>
            ))}
          </ul>
          <p className={styles.urgent}>
            Khi nguy cấp, xin đừng chờ trả lời: gọi <a href="tel:115">115</a> hoặc đến khoa cấp cứu gần nhất.
          </p>
        </aside>
      </div>
    </div>
  );
}

/** What a browser without script comes back to. */
function Sent({ asking: { sent, urgency } }: { asking: Asking }) {
  return (
    <div className={styles.sent}>
      <UrgentBanner urgency={urgency} />
      <Notice
        tone={sent === 'unconfirmed' ? 'warn' : 'good'}
        title={sent === 'unconfirmed' ? SENT_TITLES.unconfirmed : SENT_TITLES.sent}
      >
        {sent === 'unconfirmed'
          ? 'Chúng tôi vừa gửi thư đến email của bạn. Bạn mở liên kết trong thư rồi nhấn “Xác nhận câu hỏi”. Sau đó câu hỏi được duyệt.'
          : 'An Tâm đọc câu hỏi trước khi hiện, thường trong ngày. Chúng tôi báo cho bạn qua email khi có bác sĩ trả lời.'}
      </Notice>
      <p>
        <LinkButton to={forumPages.list()}>Xem các câu hỏi</LinkButton>
      </p>
    </div>
  );
}
