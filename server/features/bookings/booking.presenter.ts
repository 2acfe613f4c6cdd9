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
  readonly doctorId: number | null;
  readonly doctorName: string | null;
  readonly doctorSlug: string | null;
}

/** Who sees the patient, from columns of a left join; null for a visit in the place's own calendar. */
export function presentDoctor({ doctorId: id, doctorName: name, doctorSlug: slug }: DoctorRow) {
  if (id === null || name === null || slug === null) return null;
  return { id, name, absolute_url: professionalUrl({ id, slug }) };
}

/** One visit, with its health data, as the person who booked it sees it. */
export function presentVisit(row: ShownVisit, now: Date): VisitAnswer {
  const { code, state, start, end, name, phone, email, dateOfBirth, address, answers, note, message } = row;
  if (state === 'held') throw new Error('A hold is no visit');
  const mayChange = mayStillChange(row, now);
  const { placeId: id, placeSlug: slug } = row;
  return {
    code,
    state,
    name,
    phone,
    email,
    date_of_birth: dateOfBirth,
    address,
    answers,
    note,
    message,
    start: vietnamMoment(start),
    end: vietnamMoment(end),
    reason_booking: row.reasonText,
    booked_by: presentBooker(row),
    place: {
      id,
      name: row.placeName,
      absolute_url: placeUrl({ id, slug }),
      address: row.placeAddress,
      lat: row.lat,
      long: row.long,
      public_phone: presentPublicPhone({ phone: row.placePhone, phoneIsPublic: row.phoneIsPublic }),
    },
    professional: presentDoctor(row),
    reason: presentReason(row),
    can: { cancel: mayChange, move: mayChange },
    mailed_to: mailedTo(row),
    is_untold: row.isUntold,
    until: vietnamMoment(lastOwnChange(row)),
  };
}

/** As {@link toldOf}: the address of the account is hidden from a visitor who holds the key alone. */
function mailedTo({ bookedByEmail, email, isWalkIn, ...row }: ShownVisit): VisitAnswer['mailed_to'] {
  if (isWalkIn) return null;
  if (bookedByEmail !== null || email !== null) return 'form';
  return row.accountEmail !== null && row.emailConfirmedAt !== null ? 'account' : null;
}

const presentBooker = ({ bookedByName: name, bookedByPhone: mobile_phone, bookedByEmail: email }: ShownVisit) =>
  name === null ? null : { name, mobile_phone, email };

function presentReason({ reasonName: name, reasonMinutes: minutes, reasonNote: note, reasonPrice: price }: ShownVisit) {
  return name === null || minutes === null || note === null ? null : { name, minutes, price, note };
}
