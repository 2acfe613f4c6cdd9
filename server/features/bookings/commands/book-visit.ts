import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { RequireUnregistered } from '../../sign-up/queries/email-check.ts';
import { presentPlaced } from '../booking.presenter.ts';
import { announceBooking } from '../booking-events.ts';
import type { BookingPlaced, BookingPost } from '../contract.ts';
import type { RequestKey } from '../request-key.ts';
import { newBookingCode } from '../rules/booking-code.ts';
import type { BookingContacts } from '../rules/booking-contacts.ts';
import { visitLink } from '../rules/visit-key.ts';
import { tables } from '../tables.ts';
import type { Visitor } from '../visitor.ts';
import { chooseSlot, type FreeSlot, slotTaken } from './choose-slot.ts';
import { firstAnswer } from './first-answer.ts';
import { isMessageFull } from './is-message-full.ts';
import { announceSlots, lockCalendars } from './lock-calendars.ts';
import { endWaiting, ownHoldAt } from './own-hold.ts';
import { refuseSecondVisit } from './refuse-second.ts';
import { insertBooking, type StoredBooking, turnIntoBooking } from './stored-booking.ts';
import { refuseTooManyVisits, visitAddressHash } from './visit-caps.ts';

/** What a booking is made of. */
export interface BookingRequest {
  readonly post: BookingPost;
  readonly contacts: BookingContacts;
  readonly visitor: Visitor;
  /** Of a request that may come again; undefined where the browser sent no key. */
  readonly key: RequestKey | undefined;
  /** Asked last: whether the address given is an account's. Nobody asks on the waiting list. */
  readonly requireUnregistered?: RequireUnregistered;
  /**
   * The network address of a visitor without an account, of which a hash is kept until the visit; null where nobody
   * counts.
   */
  readonly ip: string | null;
  /** Of the waiting list: only the slot that is kept for this entry is booked. */
  readonly waitingId?: number;
}

/**
 * Books a slot for one patient; an own hold of it becomes the booking. A request that comes again with its key gets its
 * first answer. Throws 409 where the slot is taken or the patient has this time already, 422 for a slot that is not
 * offered, for answers to questions that nobody asked and for a key that came with something else before, as {@link refuseTooManyVisits}, and as
 * `requireUnregistered` where nothing else is wrong.
 */
export function bookVisit(services: Services, request: BookingRequest): Promise<BookingPlaced> {
  const { db, clock, config } = services;
  const { post, visitor, key } = request;
  return db.transaction(async unit => {
    const of = { place: post.place, professional: post.professional ?? null };
    await lockCalendars(unit, services, of);
    const first = key && (await firstAnswer(unit, key));
    if (first) return { ...first, link: visitLink(config.secret, first.code) };
    if (request.waitingId !== undefined && !(await isKept(unit, request.waitingId))) throw slotTaken();
    await refuseSecondVisit(unit, { of, start: post.booking_start, contacts: request.contacts });
    const now = clock.now();
    const slot = await chooseSlot(unit, { chosen: post, reason: post.reason, visitor, now });
    if (request.waitingId === undefined) await refuseTooManyVisits(unit, services, request, slot);
    const isUntold = await isMessageFull(unit, services, request);
    const { id, placed } = await store(unit, services, { ...request, isUntold }, slot);
    await request.requireUnregistered?.(unit);
    await announceSlots(unit, services, of);
    await announceBooking(unit, services, 'placed', id);
    return placed;
  });
}

/** Whether a slot is still kept for a person on the waiting list. */
const isKept = async (unit: UnitOfWork, waitingId: number): Promise<boolean> =>
  (await unit.row(tables.selectFrom('booking').select('id').where('waiting', '=', waitingId))) !== undefined;

async function store(
  unit: UnitOfWork,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { post, contacts, visitor, ip, key, isUntold }: BookingRequest & { readonly isUntold: boolean },
  { calendar, reason, start, end }: FreeSlot,
): Promise<{ readonly id: number; readonly placed: BookingPlaced }> {
  const now = clock.now();
  const state = calendar.confirmsAtOnce ? 'confirmed' : 'pending';
  const placed = presentPlaced({ code: newBookingCode(), state, start, end }, config);
  const { link: _, ...answer } = placed;
  const values: StoredBooking = {
    code: placed.code,
    state: placed.state,
    place: calendar.place,
    professional: calendar.professional,
    calendar: calendar.id,
    reason: reason?.id ?? null,
    startAt: start,
    endAt: end,
    ...contacts,
    reasonText: post.reason_booking ?? '',
    answers: answersTo(reason?.questions ?? [], post.answers),
    account: visitor.accountId,
    addressHash: visitor.accountId === null && ip !== null ? visitAddressHash(config, ip) : null,
    isUntold: isUntold,
    keyHash: key?.keyHash ?? null,
    payloadHash: key?.payloadHash ?? null,
    firstAnswer: key ? answer : null,
    now,
  };
  const held = await ownHoldAt(unit, { calendarId: calendar.id, start }, visitor);
  // Others may delete a hold that is over.
  const kept = held && (await unit.row(turnIntoBooking({ ...values, heldId: held.id })));
  const stored = kept ?? (await unit.row(insertBooking(values)));
  if (!stored) throw new Error('A booking that was stored has no id');
  if (held) await endWaiting(unit, held);
  return { id: stored.id, placed };
}

/** Answers beside their questions, which the owner may word otherwise later. */
function answersTo(questions: readonly string[], answers: readonly string[]) {
  if (answers.length > questions.length)
    throw invalid({ answers: ['Câu hỏi đã thay đổi, xin vui lòng tải lại trang.'] });
  return answers.map((answer, index) => ({ question: questions[index] ?? '', answer }));
}
