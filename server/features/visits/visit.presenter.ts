import { vietnamMoment } from '../../platform/clock/vietnam-calendar.ts';
import { displayPhone } from '../../platform/phone/vietnam-phone.ts';
import type { ManagedVisit, VisitState } from './contract.ts';
import type { Names, NamesOfVisits } from './queries/names-of-visits.ts';
import type { VisitRow } from './queries/visit-rows.ts';
import { refusalOf, type VisitAction, type VisitMoment } from './rules/visit-actions.ts';

/** A visit as the provider who manages it sees it. `now` is null for those who may only look. */
export function presentVisit(row: VisitRow, names: NamesOfVisits, now: Date | null): ManagedVisit {
  const { start, end, code, name, phone, email, dateOfBirth, answers, isWalkIn, message } = row;
  const { place, professional, reason, bookedByName, bookedByPhone, bookedByEmail } = row;
  const state = visitState(row.state);
  const named = (known: Names, id: number) => ({ id, name: known.get(id) ?? '' });
  return {
    code,
    state,
    start: vietnamMoment(start),
    end: vietnamMoment(end),
    name,
    email,
    date_of_birth: dateOfBirth,
    answers,
    phone: shownPhone(phone),
    reason_booking: row.reasonText,
    is_walk_in: isWalkIn,
    message,
    booked_by:
      bookedByName === null
        ? null
        : { name: bookedByName, mobile_phone: shownPhone(bookedByPhone), email: bookedByEmail },
    reason_name: reason === null ? null : (names.reasons.get(reason) ?? null),
    place: named(names.places, place),
    professional: professional === null ? null : named(names.professionals, professional),
    can: possibleActions({ state, start, updatedAt: row.updatedAt }, now),
  };
}

/** Of a row that is no hold. */
export function visitState(state: VisitRow['state']): VisitState {
  if (state === 'held') throw new Error('A hold is no visit');
  return state;
}

const shownPhone = (e164: string | null) => (e164 === null ? null : displayPhone(e164));

function possibleActions(visit: VisitMoment, now: Date | null): ManagedVisit['can'] {
  const may = (action: VisitAction) => now !== null && refusalOf(action, visit, now) === undefined;
  return {
    confirm: may('confirm'),
    complete: may('complete'),
    no_show: may('no_show'),
    cancel: may('cancel'),
    move: may('move'),
    write: may('write'),
    undo: may('undo'),
  };
}
