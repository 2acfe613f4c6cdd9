import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import type { ReactNode } from 'react';
import { formatDate } from '../../../ui/text/format-date.ts';
import styles from './dialog.module.css';
import { dialled } from './visit-words.ts';

/** Who comes, why, and how they are reached. */
export function VisitFacts({ visit }: { visit: ManagedVisit }) {
  const { phone, email, date_of_birth, reason_name, reason_booking, answers, booked_by, message } = visit;
  const { professional, place, is_walk_in, code } = visit;
  return (
    <dl className={styles.facts}>
      <Fact label="Điện thoại">{phone !== null && <a href={dialled(phone)}>{phone}</a>}</Fact>
      <Fact label="Email">{email !== null && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact label="Ngày sinh">{date_of_birth !== null && formatDate(date_of_birth)}</Fact>
      <Fact label="Loại khám">{reason_name}</Fact>
      <Fact label="Người bệnh viết">{reason_booking}</Fact>
      {answers.map(({ question, answer }) => (
        <Fact key={question} label={question}>
          {answer}
        </Fact>
      ))}
      <Fact label="Người đặt giúp">
        {booked_by && (
          <>
            {booked_by.name}
            {booked_by.mobile_phone !== null && (
              <>
                {', '}
                <a href={dialled(booked_by.mobile_phone)}>{booked_by.mobile_phone}</a>
              </>
            )}
            {booked_by.email !== null && `, ${booked_by.email}`}
          </>
        )}
      </Fact>
      <Fact label="Nơi khám">{[professional?.name, place.name].filter(name => name !== undefined).join(', ')}</Fact>
      <Fact label="Lời nhắn đã gửi">{message}</Fact>
      <Fact label="Mã lịch hẹn">{is_walk_in ? `${code} (khách đến trực tiếp)` : code}</Fact>
    </dl>
  );
}

/** A line that is there only where there is something to say. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === false || children === '') return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
