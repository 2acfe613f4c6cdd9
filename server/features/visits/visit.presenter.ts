import { vietnamMoment } from '../../platform/clock/vietnam-calendar.ts';
import { displayPhone } from '../../platform/phone/vietnam-phone.ts';
import type { ManagedVisit, VisitState } from './contract.ts';
import type { Names, NamesOfVisits } from './queries/names-of-visits.ts';
import type { VisitRow } from './queries/visit-rows.ts';
import { refusalOf, type VisitAction, type VisitMoment } from './rules/visit-actions.ts';

/** A visit as the provider who manages it sees it. `now` is null for those who may only look. */
export function presentVisit(row: VisitRow, names: NamesOfVisits, now: Date | null): ManagedVisit {
  const { start, end, code, name, phone, email, date_of_birth, answers, is_walk_in, message } = row;
  const { place_id, professional_id, reason_id, booked_by_name, booked_by_phone, booked_by_email } = row;
  const state = visitState(row.state);
  const named = (known: Names, id: number) => ({ id, name: known.get(id) ?? '' });
  return {
    code,
    state,
    start: vietnamMoment(start),
    end: vietnamMoment(end),
    name,
    email,
    date_of_birth,
    answers,
    phone: shownPhone(phone),
    reason_booking: row.reason_text,
    is_walk_in,
    message,
    booked_by:
      booked_by_name === null
        ? null
        : { name: booked_by_name, mobile_phone: shownPhone(booked_by_phone), email: booked_by_email },
    reason_name: reason_id === null ? null : (names.reasons.get(reason_id) ?? null),
    place: named(names.places, place_id),
    professional: professional_id === null ? null : named(names.professionals, professional_id),
    can: possibleActions({ state, start, updated_at: row.updated_at }, now),
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
