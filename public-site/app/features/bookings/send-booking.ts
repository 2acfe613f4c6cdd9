import type { bookingCalls } from '@antam/server/features/bookings/calls-contract.ts';
import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import type { z } from 'zod';
import { ApiProblem } from '../../api/problem.ts';
import type { FormValues } from '../../forms/form-result.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { notFound } from '../../loading/page-error.ts';
import { bookingDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { asId } from '../../memory/parse.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { birthDate, sentBirthDate } from './birth-date.ts';
import { bookingQuery } from './booking-query.ts';

type BookingBody = z.input<typeof bookingCalls.create.body>;

/** Runs the booking form: the address says whose calendar, the form when and for whom. */
export async function sendBooking({ api, url, fields, forms }: ActionInput): Promise<ActionOutcome> {
  const { of, start } = bookingQuery(url.searchParams);
  if (of === null) throw notFound();
  const body = { ...bookingBody(fields, of), booking_start: fields.booking_start ?? start ?? '' };
  const answer = await api.post('/api/v1/booking/', { body, idempotencyKey: fields.request_key });
  await keepRelative(api, fields);
  if (forms.isScripted) {
    finishDraft(bookingDrafts(of.place, of.professional));
    track({ kind: 'virtual', path: virtualPath.bookingDone(of.place) });
  }
  return { answer, address: answer.link };
}

/**
 * Keeps the patient in the account for the next time, where the form says what they are to the visitor. The booking is
 * made already, so a failure here is not shown.
 */
async function keepRelative(api: ActionInput['api'], fields: FormValues): Promise<void> {
  const { for_other, patient_name: name = '', relation = '', date_of_birth = '' } = fields;
  if (for_other === undefined || name.trim() === '' || relation.trim() === '') return;
  try {
    const { items } = await api.get('/api/v1/relative/');
    const isKnown = items.some(known => known.name === name.trim() && known.relation === relation.trim());
    if (isKnown) return;
    await api.post('/api/v1/relative/', { body: { name, relation, date_of_birth: birthDate(date_of_birth) } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

/** Who comes, who gets the messages, and why the patient comes, as the API takes it; `address` is that of the place. */
export function bookingBody(fields: FormValues, of: OfferedCalendar): Omit<BookingBody, 'booking_start'> {
  const given = (name: string) => fields[name]?.trim() || null;
  const isForOther = fields.for_other !== undefined;
  return {
    ...of,
    name: (isForOther ? given('patient_name') : null) ?? given('name'),
    email: isForOther ? null : given('email'),
    phone: isForOther ? null : given('phone'),
    reason: asId(Number(fields.reason)),
    reason_booking: given('reason_booking'),
    address: given('address'),
    date_of_birth: sentBirthDate(fields.date_of_birth ?? ''),
    booked_by: isForOther
      ? {
          name: given('booked_by.name'),
          mobile_phone: given('booked_by.mobile_phone'),
          email: given('booked_by.email'),
        }
      : null,
    answers: [0, 1, 2].flatMap(at => fields[`answer_${at}`] ?? []),
  };
}
