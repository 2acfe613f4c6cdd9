import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import { useEffect, useState } from 'react';
import { useActionData, useNavigate, useRevalidator } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { Seo } from '../../seo/seo.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Card } from '../../ui/card/card.tsx';
import { WholeWords } from '../../ui/text/whole-words.tsx';
import { BookingForm } from './booking-form.tsx';
import { ChooseTime } from './choose-time.tsx';
import { FindSomebody } from './find-somebody.tsx';
import styles from './form.module.css';
import { HoldNotice } from './hold-notice.tsx';
import type { Booking, BookingData } from './load-booking.ts';
import { loadDays, type VisitReason } from './load-offer.ts';
import { type PickDay, slotIn } from './pick-days.ts';
import { useHold } from './use-hold.ts';
import { reasonState, useReason } from './use-reason.ts';
import { VisitBrief } from './visit-summary.tsx';

/** The page on which a visit is booked: a time is chosen, then the form is filled in. */
export function BookingPage({ data }: { data: BookingData }) {
  const { booking } = data;
  if (booking === null) return <NothingChosen />;
  const { place, professional, of } = booking;
  const who = professional ?? place;
  return (
    <div className={`container ${styles.page}`}>
      <Seo title={`Đặt khám với ${who.name}`} noindex />
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', to: '/' },
          professional
            ? { label: 'Bác sĩ', to: professionalPages.list() }
            : { label: 'Cơ sở y tế', to: placePages.list() },
          { label: who.name, to: who.absolute_url },
          { label: 'Đặt khám' },
        ]}
      />
      <h1>
        <WholeWords text={`Đặt khám với ${who.name}`} />
      </h1>
      <TimeAndForm key={`${of.place}:${of.professional}`} data={data} booking={booking} />
    </div>
  );
}

/** First the time, then the form; a form that was begun stays, whatever becomes of its slot. */
function TimeAndForm({ data, booking }: { data: BookingData; booking: Booking }) {
  const { calendar, start, slot } = booking;
  const { reason, isKnown, choose } = useReason(calendar.reasons);
  const isFree = slot?.state === 'open';
  const wasSent = useActionData() !== undefined;
  const [isBegun, setBegun] = useState(isFree || wasSent);
  useEffect(() => {
    if (isFree) setBegun(true);
  }, [isFree]);
  const why = { reason, onReason: choose };
  if (start === null || !(isFree || isBegun)) return <Choosing booking={booking} {...why} />;
  return <Filling data={data} booking={{ ...booking, start }} isReasonKnown={isKnown} {...why} />;
}

type WhyProps = { reason: VisitReason | null; onReason: (reason: VisitReason | null) => void };

function Choosing({ booking, ...why }: { booking: Booking } & WhyProps) {
  const days = useDays(booking.days, booking.of, why.reason?.minutes ?? null);
  return <ChooseTime booking={{ ...booking, days }} {...why} />;
}

type FillingProps = {
  data: BookingData;
  booking: Booking & { start: string };
  isReasonKnown: boolean;
} & WhyProps;

function Filling({ data, booking: rendered, isReasonKnown, reason, onReason }: FillingProps) {
  const { of, place, professional, calendar, start } = rendered;
  const [isPicking, setPicking] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const onTaken = () => void revalidate();
  const heldFor = isReasonKnown ? (reason?.id ?? null) : undefined;
  const hold = useHold({ ...of, booking_start: start }, heldFor, onTaken);
  // The first hold makes the visitor known: slots that are asked for before it count it as another visitor's.
  const minutes = hold.state.is === 'asking' ? null : (reason?.minutes ?? null);
  const days = useDays(rendered.days, of, minutes);
  const booking = { ...rendered, days, slot: slotIn(days, start) ?? null };
  const choose = (next: string) => {
    setPicking(false);
    const address = bookingPages.form({ ...of, start: next, cho: data.relative?.id });
    void navigate(address, { replace: true, preventScrollReset: true, state: reasonState(reason) });
  };
  return (
    <div className={styles.columns}>
      <aside className={styles.aside} aria-label="Lịch hẹn của bạn">
        <Card className={styles.card}>
          <VisitBrief
            professional={professional}
            place={place}
            start={start}
            reason={reason}
            note={calendar.note}
            atTime={
              <a
                href={bookingPages.form(of)}
                className={styles.change}
                onClick={event => {
                  event.preventDefault();
                  setPicking(!isPicking);
                }}
              >
                Đổi giờ
              </a>
            }
          />
          <HoldNotice hold={hold} />
        </Card>
      </aside>
      <div className={styles.main}>
        {isPicking && <ChooseTime booking={booking} reason={reason} onReason={onReason} onChoose={choose} />}
        <BookingForm
          data={data}
          booking={booking}
          reason={reason}
          onReason={onReason}
          hold={hold}
          onTaken={onTaken}
          onChoose={choose}
        />
      </div>
    </div>
  );
}

function NothingChosen() {
  return (
    <div className={`container ${styles.page}`}>
      <Seo title="Đặt khám" noindex />
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Đặt khám' }]} />
      <h1>Đặt khám</h1>
      <FindSomebody title="Bạn muốn khám với ai?">Bạn chọn bác sĩ hoặc nơi khám trước.</FindSomebody>
    </div>
  );
}

/**
 * The slots for a visit of some length. Until they have come, and where they cannot be read, those of the slots' own
 * length are shown, with which the page came: the server decides.
 * @param minutes null for the slots' own length
 */
function useDays(rendered: PickDay[], { place, professional }: OfferedCalendar, minutes: number | null) {
  const [read, setRead] = useState<{ minutes: number; days: PickDay[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page is read again, so are these.
  useEffect(() => {
    if (minutes === null) return undefined;
    const abort = new AbortController();
    loadDays(browserApi, { place, professional }, { minutes, signal: abort.signal }).then(
      days => abort.signal.aborted || setRead({ minutes, days }),
      () => undefined,
    );
    return () => abort.abort();
  }, [place, professional, minutes, rendered]);
  return read !== null && read.minutes === minutes ? read.days : rendered;
}
