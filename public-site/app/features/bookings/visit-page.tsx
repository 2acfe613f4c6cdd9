import { Seo } from '../../seo/seo.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import { Facts } from '../detail/facts.tsx';
import styles from './form.module.css';
import type { VisitData } from './load-visit.ts';
import { VisitActions } from './visit-actions.tsx';
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

/** By which code, for whom and about what. */
function VisitFacts({ visit }: Pick<VisitData, 'visit'>) {
  const { code, name, phone, email, date_of_birth, booked_by, reason_booking, answers } = visit;
  return (
    <>
      <h2 className={styles.cardTitle}>Mã lịch hẹn {code}</h2>
      <Facts
        facts={[
          { label: 'Người khám', value: name },
          { label: 'Ngày sinh', value: date_of_birth && formatDate(date_of_birth) },
          { label: 'Số điện thoại', value: phone && nationalPhone(phone) },
          { label: 'Email', value: email },
          { label: 'Người đặt khám', value: booked_by?.name },
          { label: 'Số điện thoại người đặt', value: booked_by?.mobile_phone && nationalPhone(booked_by.mobile_phone) },
          { label: 'Email người đặt', value: booked_by?.email },
          { label: 'Triệu chứng hoặc điều bạn muốn hỏi', value: reason_booking },
          ...answers.map(({ question, answer }) => ({ label: question, value: answer })),
        ]}
      />
    </>
  );
}

/** `0912 345 678` of `+84912345678`. */
const nationalPhone = (phone: string): string => phone.replace(/^\+84(\d+)(\d{3})(\d{3})$/, '0$1 $2 $3');
