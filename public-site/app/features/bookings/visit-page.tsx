import { Seo } from '../../seo/seo.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './form.module.css';
import type { VisitData } from './load-visit.ts';
import { VisitActions } from './visit-actions.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { VISIT_STATES } from './visit-states.ts';
import { CancelStep, MoveStep } from './visit-steps.tsx';
import { VisitSummary } from './visit-summary.tsx';
import { MailedTo, PlaceWays } from './visit-ways.tsx';

const DONE = { cancel: 'Đã huỷ lịch hẹn', move: 'Đã đổi giờ khám' };

/** One visit: the confirmation of a booking, and where it is cancelled or moved. */
export function VisitPage({ data }: { data: VisitData }) {
  const { visit, step, done } = data;
  const { tone, badge, title, lead } = VISIT_STATES[visit.state];
  const isComing = visit.state === 'pending' || visit.state === 'confirmed';
  return (
    <div className={`container ${styles.page}`}>
      <Seo title={title} noindex />
      <header className={styles.head}>
        <Badge tone={tone}>{badge}</Badge>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {done && <Notice tone="good" title={DONE[done]} live />}
      {visit.is_untold && visit.state !== 'cancelled' && (
        <Notice tone="warn" title="An Tâm không gửi tin về lịch hẹn này">
          Hôm nay đã có đủ tin gửi đến email hoặc số điện thoại này. Lịch hẹn vẫn được giữ, xin bạn lưu địa chỉ của
          trang này để xem lại.
        </Notice>
      )}
      {isComing && !visit.is_untold && <MailedTo visit={visit} />}
      {visit.message !== '' && (
        <Notice tone="warn" title="Lời nhắn của nơi khám">
          {visit.message}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {step === 'cancel' && visit.can.cancel && <CancelStep data={data} />}
          {step === 'move' && visit.can.move && <MoveStep data={data} />}
          <Card className={styles.card}>
            <VisitSummary {...visit} atPlace={isComing && <PlaceWays place={visit.place} />} />
          </Card>
          {step === null && <VisitActions data={data} />}
        </div>
        <aside className={styles.aside} aria-label="Người khám">
          <Card className={styles.card}>
            <VisitFacts visit={visit} />
          </Card>
        </aside>
      </div>
    </div>
  );
}
