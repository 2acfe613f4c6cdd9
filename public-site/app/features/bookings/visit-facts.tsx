import { formatDate } from '../../ui/text/format-date.ts';
import { Facts } from '../detail/facts.tsx';
import styles from './form.module.css';
import type { VisitData } from './load-visit.ts';

/** By which code, for whom and about what. */
export function VisitFacts({ visit }: Pick<VisitData, 'visit'>) {
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
