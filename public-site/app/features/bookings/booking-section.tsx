import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { waitingPages } from '@antam/server/features/waiting-list/pages.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PageKind } from '../../memory/parse.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx';
import { CONTACT_ID } from '../contacts/contact-id.ts';
import type { DetailSection } from '../detail/section.tsx';
import styles from './booking.module.css';
import { BOOKING_ID } from './booking-id.ts';
import { CalendarChoice } from './calendar-choice.tsx';
import { CalendarFacts } from './calendar-facts.tsx';
import { type CalendarLabel, isSameCalendar } from './calendar-labels.ts';
import type { BookingOffer, ShownCalendar } from './load-offer.ts';
import { PhoneFirst, type PublicNumber, phoneWay } from './phone-first.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { SeenLine } from './seen-line.tsx';
import picker from './slot-picker.module.css';
import { SlotPicker } from './slot-picker.tsx';
import { useBookingChoice } from './use-booking-choice.ts';
import { reasonState } from './use-reason.ts';
import { useSlots } from './use-slots.ts';

const CONTACT = `#${CONTACT_ID}`;

type Bookable = {
  kind: PageKind;
  id: number;
  /** There is a phone number to be revealed on the page. */
  hasContact: boolean;
  /** The reception's number, where everybody may see it. */
  phone: PublicNumber | null;
  /** The calendars with the names between which visitors choose, in their order. */
  labels: readonly CalendarLabel[];
};

/** Booking at a place or with a professional; null where it is not offered and there is no phone to call. */
export function bookingSection(offer: BookingOffer, of: Bookable): DetailSection | null {
  if (!offer.shown && !of.hasContact) return null;
  const way = phoneWay(of.phone, of.hasContact ? CONTACT : null);
  return {
    id: BOOKING_ID,
    title: 'Đặt khám',
    content: offer.shown ? (
      <Booking key={`${of.kind}:${of.id}`} rendered={offer.shown} of={of} />
    ) : (
      <PhoneFirst way={way}>
        {of.kind === 'place' ? 'Nơi này' : 'Bác sĩ'} chưa nhận đặt khám qua An Tâm. Bạn gọi điện để hẹn giờ khám.
      </PhoneFirst>
    ),
  };
}

/** The choice of a slot: whose slots, for what, and when. */
function Booking({ rendered, of }: { rendered: ShownCalendar; of: Bookable }) {
  const { kind, id, hasContact, phone, labels } = of;
  const { chosen, reason, choose, chooseReason, onShown } = useBookingChoice(rendered, labels);
  const navigate = useNavigate();
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const { shown, isBusy, isFailed, retry } = useSlots(
    rendered,
    { of: chosen, minutes: reason?.minutes ?? null },
    isSeen,
  );
  useEffect(() => {
    if (isSeen) track({ kind: 'virtual', path: virtualPath.bookingSlots(kind, id) });
  }, [isSeen, kind, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides.
  useEffect(() => {
    if (shown) onShown(shown);
  }, [shown]);
  const seen = labels.find(label => isSameCalendar(label, chosen))?.seen;
  const addressOf = (start: string | null) => bookingPages.form({ ...chosen, start });
  return (
    <div ref={ref} className={styles.booking}>
      {labels.length > 1 && <CalendarChoice kind={kind} labels={labels} chosen={chosen} onChoose={choose} />}
      {shown && (
        <>
          <CalendarFacts calendar={shown.calendar} way={phoneWay(phone, hasContact ? CONTACT : null)} />
          <ReasonChoice reasons={shown.calendar.reasons} chosen={reason} onChoose={chooseReason} />
        </>
      )}
      {isFailed && (
        <Notice
          tone="bad"
          title="Chưa tải được giờ khám"
          live
          action={
            <Button variant="outline" onClick={retry}>
              Tải lại
            </Button>
          }
        >
          Có thể mạng đang chậm. Bạn thử lại sau ít giây.
        </Notice>
      )}
      {shown && shown.days.length > 0 ? (
        <div className={styles.slots} aria-busy={isBusy || undefined}>
          {seen && <SeenLine {...seen} />}
          <SlotPicker
            days={shown.days}
            addressOf={addressOf}
            dayAt={day => bookingPages.form({ ...chosen, day })}
            waitAddressOf={day => waitingPages.join({ ...chosen, day })}
            {...(reason && { onOpen: address => void navigate(address, { state: reasonState(reason) }) })}
          />
        </div>
      ) : (
        isBusy && <SlotsSkeleton />
      )}
      <p className="muted small">
        Giờ Việt Nam. Đặt khám miễn phí, không cần tài khoản.{' '}
        <a href={addressOf(null)} rel="nofollow" className={styles.plainOnly}>
          Xem lịch 21 ngày tới
        </a>
      </p>
    </div>
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The shape of the picker while its slots are on their way. */
function SlotsSkeleton() {
  return (
    <SkeletonGroup label="Đang tải giờ khám…">
      <div className={picker.picker}>
        <div className={picker.days}>
          {numbers(7).map(at => (
            <Skeleton key={at} width={112} height={88} />
          ))}
        </div>
        <div className={picker.panel}>
          <Skeleton width={140} height={24} />
          <div className={picker.slots}>
            {numbers(12).map(at => (
              <Skeleton key={at} height={44} />
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}

/** Whether an element has come into view; it stays true. */
function useSeen<E extends Element>(): { ref: RefObject<E | null>; isSeen: boolean } {
  const ref = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || ref.current === null) return undefined;
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
}
