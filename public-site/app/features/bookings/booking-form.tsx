import type { BookingPlaced } from '@antam/server/features/bookings/contract.ts';
import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { DraftPart } from '../../forms/drafts/draft-part.tsx';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import type { Failure } from '../../forms/failure.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import type { FormValues } from '../../forms/form-result.ts';
import { type FormState, useFormAction } from '../../forms/use-form-action.ts';
import { useRootData } from '../../loading/root-data.ts';
import { bookingDrafts } from '../../memory/draft-keys.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { accountAddress } from '../accounts/account-address.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { writeHints } from '../accounts/entry-query.ts';
import { entryReason } from '../accounts/entry-reason.ts';
import { LoginFirst } from '../accounts/login-first.tsx';
import { checkBooking, LABELS } from './booking-checks.ts';
import { BookingFields } from './booking-fields.tsx';
import styles from './form.module.css';
import type { Booking, BookingData } from './load-booking.ts';
import type { VisitReason } from './load-offer.ts';
import { ReasonField } from './reason-field.tsx';
import { PATIENT, patientOf, RelativeChoice, valuesFor } from './relative-choice.tsx';
import { TakenChoice } from './taken-choice.tsx';
import type { Hold } from './use-hold.ts';

const FAILED = 'Đặt khám gặp lỗi, xin vui lòng thử lại.';

/** Whether the person who gets the email messages has an account, and must log in. */
const mustLogIn = ({ code, fields }: Failure) => code === 'EMAIL_EXISTS' || fields.non_field_errors === 'EMAIL_EXISTS';

type BookingFormProps = {
  data: BookingData;
  booking: Booking & { start: string };
  reason: VisitReason | null;
  onReason: (reason: VisitReason | null) => void;
  hold: Hold;
  onChoose: (start: string) => void;
  /** Reads again which slots are free. */
  onTaken: () => void;
};

/**
 * The booking form. Whatever fails, what was typed stays; an email address that belongs to an account asks for the
 * login, after which the form is as it was.
 */
export function BookingForm({ data, booking, reason, onReason, hold, onChoose, onTaken }: BookingFormProps) {
  const { address, hints, requestKey, relatives, relative } = data;
  const { of, place, days, start, slot, calendar } = booking;
  const viewer = useRootData()?.viewer ?? null;
  const overlay = useAccountOverlay();
  const navigate = useNavigate();
  const form = useFormAction<BookingPlaced>(address, {
    check: checkBooking,
    onSend: values => viewer ?? writeHints(hintsOf(values)),
    onDone: ({ link }) => {
      hold.keep();
      void navigate(link, { replace: true });
    },
    onFailed: failure => {
      track({ kind: 'virtual', path: virtualPath.bookingFailed(of.place) });
      if (failure.code === 'SLOT_TAKEN') onTaken();
      if (!mustLogIn(failure)) return;
      hold.keep();
      overlay.open({ tab: 'login', source: 'booking', next: address });
    },
    keepsFocus: mustLogIn,
  });
  const { formProps, token, typed, isBusy, failure, answer } = form;
  const { place: placeId, professional } = of;
  useDraft(formProps.ref, {
    key: bookingDrafts(placeId, professional),
    given: Object.keys(typed),
    fitting: values => valuesFor(relative, values),
  });
  useEffect(() => {
    const path =
      professional === null
        ? virtualPath.bookingForm('place', placeId)
        : virtualPath.bookingForm('professional', professional);
    track({ kind: 'virtual', path });
  }, [placeId, professional]);
  const isFree = slot?.state === 'open';
  const addressFor = (person: number | null) => bookingPages.form({ ...of, start, cho: person });
  return (
    <form {...formProps} className={styles.form} data-booking-form>
      <BookingFailure form={form} next={address} />
      <HiddenFields
        token={token}
        values={{
          request_key: typed.request_key ?? requestKey,
          address: place.address.slice(0, 200),
          booking_start: isFree ? start : undefined,
        }}
      />
      {!isFree && (
        <TakenChoice
          days={days}
          start={start}
          isTold={failure?.code === 'SLOT_TAKEN'}
          onChoose={onChoose}
          isTooShort={reason !== null && (slot === null || hold.state.is === 'held')}
        />
      )}
      <ReasonField reasons={calendar.reasons} chosen={reason} onChoose={onReason} />
      <DraftPart name={PATIENT} value={patientOf(relative)} first="" onKept={() => undefined} />
      <RelativeChoice relatives={relatives} chosen={relative} addressOf={addressFor} />
      <BookingFields form={form} hints={hints} questions={reason?.questions ?? []} relative={relative} />
      <div className={styles.actions}>
        <Button type="submit" size="l" wide busy={isBusy || answer !== undefined}>
          {calendar.confirms_at_once ? 'Đặt khám' : 'Gửi yêu cầu đặt khám'}
        </Button>
        <p className="muted small">
          {calendar.confirms_at_once
            ? 'Lịch hẹn được nhận ngay. '
            : 'Nơi khám sẽ trả lời, thường trong một ngày làm việc. '}
          Bạn đổi giờ hoặc huỷ được đến 2 giờ trước khi khám.
        </p>
      </div>
    </form>
  );
}

function BookingFailure({ form, next }: { form: FormState; next: string }) {
  const { failure } = form;
  if (!failure || !mustLogIn(failure)) {
    return <FailureNotice form={form} title={FAILED} labels={LABELS} alwaysSupport />;
  }
  return (
    <ErrorSummary title="Bạn cần đăng nhập" items={[]}>
      <LoginFirst reason={entryReason('booking')} address={accountAddress({ tab: 'login', source: 'booking', next })} />
    </ErrorSummary>
  );
}

/** Of the visitor, who is the patient or books for them. */
function hintsOf(values: FormValues) {
  const { name = '', phone = '', email = '' } = values;
  if (values.for_other === undefined) return { name, phone, email };
  return {
    name: values['booked_by.name'] ?? '',
    phone: values['booked_by.mobile_phone'] ?? '',
    email: values['booked_by.email'] ?? '',
  };
}
