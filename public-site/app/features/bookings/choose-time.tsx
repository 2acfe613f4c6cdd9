import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { waitingPages } from '@antam/server/features/waiting-list/pages.ts';
import { useNavigate } from 'react-router';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { CONTACT_ID } from '../contacts/contact-id.ts';
import { SLOT_TAKEN_TEXT } from './booking-texts.ts';
import { CalendarFacts } from './calendar-facts.tsx';
import styles from './form.module.css';
import type { Booking } from './load-booking.ts';
import type { VisitReason } from './load-offer.ts';
import { PhoneLink, phoneWay } from './phone-first.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { SeenLine } from './seen-line.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { reasonState } from './use-reason.ts';

const LOST = {
  full: SLOT_TAKEN_TEXT,
  past: 'Khung giờ này đã qua, xin vui lòng chọn một khung giờ khác.',
  none: 'Khung giờ này không có trong lịch khám, xin vui lòng chọn một khung giờ khác.',
};

const TITLE_ID = 'chon-gio-kham';

type ChooseTimeProps = {
  booking: Booking;
  reason: VisitReason | null;
  onReason: (reason: VisitReason | null) => void;
  /** Called with the slot that is chosen beside a form, which stays; without it the slot's address is opened. */
  onChoose?: (start: string) => void;
};

/** All days of a calendar, and why the wanted time is not to be had. */
export function ChooseTime({ booking, reason, onReason, onChoose }: ChooseTimeProps) {
  const { of, calendar, days, day, start, slot, place, professional } = booking;
  const navigate = useNavigate();
  const who = professional ?? place;
  const way = phoneWay(place.public_phone, who.has_contact ? `${who.absolute_url}#${CONTACT_ID}` : null);
  if (!calendar.accepts_booking) {
    return (
      <Notice tone="warn" title="Chưa nhận đặt khám qua An Tâm" action={way !== null && <PhoneLink way={way} />}>
        Lịch này hiện không mở. Bạn liên hệ với nơi khám để hẹn giờ.
      </Notice>
    );
  }
  const state = slot?.state ?? 'none';
  return (
    <Card as="section" className={styles.picking} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className={styles.cardTitle}>
        Chọn giờ khám
      </h2>
      {!onChoose && (
        <>
          {start !== null && state !== 'open' && <Notice tone="warn">{LOST[state]}</Notice>}
          <CalendarFacts calendar={calendar} way={way} />
          <ReasonChoice reasons={calendar.reasons} chosen={reason} onChoose={onReason} />
        </>
      )}
      <SeenLine professional={professional} place={place.name} />
      <SlotPicker
        days={days}
        chosen={start}
        askedDay={day}
        addressOf={next => bookingPages.form({ ...of, start: next })}
        waitAddressOf={day => waitingPages.join({ ...of, day })}
        {...(reason && { onOpen: address => void navigate(address, { state: reasonState(reason) }) })}
        {...(onChoose && { onChoose })}
      />
    </Card>
  );
}
