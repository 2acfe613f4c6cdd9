import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { writeReviewPages } from '@antam/server/features/reviews/pages.ts';
import { CalendarPlus, PenLine } from 'lucide-react';
import { LinkButton } from '../../ui/button/button.tsx';
import { WholeDates } from '../../ui/text/whole-dates.tsx';
import styles from './form.module.css';
import type { VisitData } from './load-visit.ts';
import { slotTitle } from './slot-words.ts';
import { visitAddress } from './visit-address.ts';

/** What can be done with a visit, by its state. */
export function VisitActions({ data: { visit, key } }: { data: VisitData }) {
  const { code, state, can, until, place, professional } = visit;
  const ref = { code, key };
  const isComing = state === 'pending' || state === 'confirmed';
  return (
    <div className={`${styles.actions} no-print`}>
      <div className={styles.buttons}>
        {isComing && (
          <LinkButton
            to={`/api/v1/booking/${code}/calendar.ics${key === null ? '' : `?key=${encodeURIComponent(key)}`}`}
            icon={<CalendarPlus aria-hidden="true" />}
            download
          >
            Thêm vào lịch
          </LinkButton>
        )}
        {can.move && (
          <LinkButton to={visitAddress(ref, { step: 'move' })} variant="outline">
            Đổi giờ
          </LinkButton>
        )}
        {can.cancel && (
          <LinkButton to={visitAddress(ref, { step: 'cancel' })} variant="danger">
            Huỷ lịch hẹn
          </LinkButton>
        )}
        {state === 'completed' && (
          <LinkButton to={reviewAddress({ place, professional })} icon={<PenLine aria-hidden="true" />}>
            Viết nhận xét
          </LinkButton>
        )}
        {!isComing && (
          <LinkButton
            to={bookingPages.form({ place: place.id, professional: professional?.id })}
            variant="outline"
            icon={<CalendarPlus aria-hidden="true" />}
          >
            Đặt khám lại
          </LinkButton>
        )}
      </div>
      {isComing && (
        <p className="muted small">
          {can.move || can.cancel ? (
            <WholeDates text={`Bạn đổi giờ hoặc huỷ được đến ${slotTitle(until)}.`} />
          ) : (
            'Đã quá hạn đổi giờ hoặc huỷ. Nếu không đến được, bạn gọi cho nơi khám.'
          )}
        </p>
      )}
    </div>
  );
}

type Reviewable = { place: { absolute_url: string }; professional: { absolute_url: string } | null };

/** Where a review of the visit is written: of the professional, or of the place whose own calendar it was. */
export function reviewAddress({ place, professional }: Reviewable): string {
  const slugId = (professional ?? place).absolute_url.split('/').at(-2) ?? '';
  return writeReviewPages[professional ? 'professional' : 'place']({ slugId });
}
