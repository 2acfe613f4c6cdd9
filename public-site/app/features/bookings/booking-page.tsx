import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { useEffect, useState } from 'react';
import { useActionData, useNavigate, useRevalidator } from 'react-router';
import { Seo } from '../../seo/seo.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { BookingForm } from './booking-form.tsx';
import { ChooseTime } from './choose-time.tsx';
import styles from './form.module.css';
import { HoldNotice } from './hold-notice.tsx';
import type { Booking, BookingData } from './load-booking.ts';
import { ReasonChoice } from './reason-choice.tsx';
import { useHold } from './use-hold.ts';
import { VisitSummary } from './visit-summary.tsx';

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
      <h1>Đặt khám với {who.name}</h1>
      <TimeAndForm key={`${of.place}:${of.professional}`} data={data} booking={booking} />
    </div>
  );
}

/** First the time, then the form; a form that was begun stays, whatever becomes of its slot. */
function TimeAndForm({ data, booking }: { data: BookingData; booking: Booking }) {
  const { start, slot } = booking;
  const isFree = slot?.state === 'open';
  const wasSent = useActionData() !== undefined;
  const [isBegun, setBegun] = useState(isFree || wasSent);
  useEffect(() => {
    if (isFree) setBegun(true);
  }, [isFree]);
  if (start === null || !(isFree || isBegun)) return <ChooseTime booking={booking} />;
  return <Filling data={data} booking={{ ...booking, start }} />;
}

function Filling({ data, booking }: { data: BookingData; booking: Booking & { start: string } }) {
  const { of, place, professional, calendar, start, reason } = booking;
  const [isPicking, setPicking] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const onTaken = () => void revalidate();
  const hold = useHold({ ...of, booking_start: start }, onTaken);
  const addressOf = (choice: { start?: string; reason?: number | null }) =>
    bookingPages.form({ ...of, start, reason: reason?.id ?? null, cho: data.relative?.id, ...choice });
  const choose = (next: string) => {
    setPicking(false);
    void navigate(addressOf({ start: next }), { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.columns}>
      <aside className={styles.aside} aria-label="Lịch hẹn của bạn">
        <Card className={styles.card}>
          <VisitSummary
            {...{ professional, place, start, reason, note: calendar.note }}
            atTime={
              <a
                href={bookingPages.form({ ...of, reason: reason?.id ?? null })}
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
        {isPicking && <ChooseTime booking={booking} onChoose={choose} />}
        <ReasonChoice
          reasons={calendar.reasons}
          chosen={reason?.id ?? null}
          addressOf={next => addressOf({ reason: next })}
          hideNote
        />
        <BookingForm data={data} booking={booking} hold={hold} onChoose={choose} onTaken={onTaken} />
      </div>
    </div>
  );
}

function NothingChosen() {
  return (
    <div className={`container ${styles.page}`}>
      <Seo title="Đặt khám" noindex />
      <h1>Đặt khám</h1>
      <EmptyState
        title="Bạn muốn khám với ai?"
        drawing="people"
        action={
          <>
            <LinkButton to={professionalPages.list()}>Tìm bác sĩ</LinkButton>{' '}
            <LinkButton to={placePages.list()} variant="outline">
              Tìm cơ sở y tế
            </LinkButton>
          </>
        }
      >
        Bạn chọn bác sĩ hoặc nơi khám trước.
      </EmptyState>
    </div>
  );
}
