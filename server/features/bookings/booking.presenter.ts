import { vietnamMoment } from '../../platform/clock/vietnam-calendar.ts';
import type { Config } from '../../platform/env/config.ts';
import { placeUrl, presentPublicPhone } from '../places/place.presenter.ts';
import { professionalUrl } from '../professionals/professional.presenter.ts';
import type { BookingPlaced, VisitAnswer } from './contract.ts';
import type { ShownVisit } from './queries/shown-visit.ts';
import { lastOwnChange, mayStillChange } from './rules/own-changes.ts';
import { visitLink } from './rules/visit-key.ts';

interface Placed extends Pick<BookingPlaced, 'code' | 'state'> {
  readonly start: Date;
  readonly end: Date;
}

/** A booking in the answer to the person who made it. */
export const presentPlaced = (
  { code, state, start, end }: Placed,
  { secret }: Pick<Config, 'secret'>,
): BookingPlaced => ({
  code,
  state,
  start: vietnamMoment(start),
  end: vietnamMoment(end),
  link: visitLink(secret, code),
});

interface DoctorRow {
  readonly doctor_id: number | null;
  readonly doctor_name: string | null;
  readonly doctor_slug: string | null;
}

/** Who sees the patient, from columns of a left join; null for a visit in the place's own calendar. */
export function presentDoctor({ doctor_id: id, doctor_name: name, doctor_slug: slug }: DoctorRow) {
  if (id === null || name === null || slug === null) return null;
  return { id, name, absolute_url: professionalUrl({ id, slug }) };
}

/** One visit, with its health data, as the person who booked it sees it. */
export function presentVisit(row: ShownVisit, now: Date): VisitAnswer {
  const { code, state, start, end, name, phone, email, date_of_birth, address, answers, note, message } = row;
  if (state === 'held') throw new Error('A hold is no visit');
  const mayChange = mayStillChange(row, now);
  const { place_id: id, place_slug: slug } = row;
  return {
    code,
    state,
    name,
    phone,
    email,
    date_of_birth,
    address,
    answers,
    note,
    message,
    start: vietnamMoment(start),
    end: vietnamMoment(end),
    reason_booking: row.reason_text,
    booked_by: presentBooker(row),
    place: {
      id,
      name: row.place_name,
      absolute_url: placeUrl({ id, slug }),
      address: row.place_address,
      lat: row.lat,
      long: row.long,
      public_phone: presentPublicPhone({ phone: row.place_phone, phone_is_public: row.phone_is_public }),
    },
    professional: presentDoctor(row),
    reason: presentReason(row),
    can: { cancel: mayChange, move: mayChange },
    mailed_to: mailedTo(row),
    is_untold: row.is_untold,
    until: vietnamMoment(lastOwnChange(row)),
  };
}

/** As {@link toldOf}: the address of the account is hidden from a visitor who holds the key alone. */
function mailedTo({ booked_by_email, email, is_walk_in, ...row }: ShownVisit): VisitAnswer['mailed_to'] {
  if (is_walk_in) return null;
  if (booked_by_email !== null || email !== null) return 'form';
  return row.account_email !== null && row.email_confirmed_at !== null ? 'account' : null;
}

const presentBooker = ({ booked_by_name: name, booked_by_phone: mobile_phone, booked_by_email: email }: ShownVisit) =>
  name === null ? null : { name, mobile_phone, email };

function presentReason({
  reason_name: name,
  reason_minutes: minutes,
  reason_note: note,
  reason_price: price,
}: ShownVisit) {
  return name === null || minutes === null || note === null ? null : { name, minutes, price, note };
}
