import { hashToken } from '../../../platform/auth/token.ts';
import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import { literal } from '../../../platform/db/expressions.ts';
import { ids } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { afterWaking } from '../../../platform/text-messages/quiet-hours.ts';
import type { Slot } from '../../schedules/contract.ts';
import { type BookableCalendar, loadCalendars } from '../../schedules/queries/load-calendars.ts';
import { dayOf, type Horizon, horizonFrom } from '../../schedules/rules/horizon.ts';
import { slotDays } from '../../schedules/rules/slots.ts';
import { NOTHING_TAKEN, type Taken } from '../../schedules/rules/taken.ts';
import { takenOf } from '../queries/taken-of.ts';
import { newBookingCode } from '../rules/booking-code.ts';
import { waitingKey } from '../rules/waiting-key.ts';
import { tables } from '../tables.ts';
import { ANYBODY } from '../visitor.ts';
import { waitingEvents } from '../waiting-events.ts';

/** An offer lasts so long, the hours not counted in which people sleep. */
const OFFER_MS = 30 * 60_000;

type Waiting = RowOf<typeof inLine>;

const inLine = statement((p: Parameters<{ calendars: readonly number[]; today: string }>) =>
  tables
    .selectFrom('waiting_entry as entry')
    .innerJoin('calendar', 'calendar.id', 'entry.calendar')
    .leftJoin('visit_reason as reason', 'reason.id', 'entry.reason')
    .select(['entry.id', 'entry.code', 'entry.day', 'entry.startAt as start', 'entry.account', 'reason.minutes'])
    .select(['calendar.id as calendar', 'calendar.place', 'calendar.professional'])
    .where('entry.state', '=', literal('waiting'))
    .where('entry.calendar', 'in', ids(p.calendars))
    .where('entry.day', '>=', p.today)
    .orderBy('entry.id'),
);

/** Those who wait in calendars from today on, the first first; by the index of these alone. */
export const waitingIn = (calendars: readonly number[], now: Date) => inLine({ calendars, today: vietnamDay(now) });

/**
 * Offers free slots of calendars, which must be locked, to those who wait for them: each to the first who waits, as a
 * hold that lasts half an hour, which stands still from 21 to 7 o'clock. A slot whose minimum notice would begin before that is not offered. Answers how many
 * offers were made.
 */
export async function offerFreed(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  calendarIds: readonly number[],
): Promise<number> {
  const now = services.clock.now();
  const until = afterWaking(now, OFFER_MS);
  const waiting = await unit.rows(waitingIn(calendarIds, now));
  if (waiting.length === 0) return 0;
  const calendars = [...(await loadCalendars(unit, waiting)).values()];
  const horizon = horizonFrom(now);
  let taken = await takenOf(unit, calendars, horizon, ANYBODY);
  let offers = 0;
  for (const entry of waiting) {
    const calendar = calendars.find(({ id }) => id === entry.calendar);
    const slot = calendar && freeSlot(entry, calendar, taken.get(calendar.id) ?? NOTHING_TAKEN, { horizon, until });
    if (!slot) continue;
    await keepFor(unit, services, entry, { slot, now, until });
    taken = await takenOf(unit, calendars, horizon, ANYBODY);
    offers += 1;
  }
  return offers;
}

function freeSlot(
  { day, start, minutes }: Waiting,
  { rules }: BookableCalendar,
  taken: Taken,
  { horizon, until }: { readonly horizon: Horizon; readonly until: Date },
): Slot | undefined {
  const index = horizon.days.slice(0, horizon.count).findIndex(({ date }) => date === day);
  if (index < 0) return undefined;
  const [planned] = slotDays({ rules, taken, horizon: dayOf(horizon, index), visitMinutes: minutes ?? undefined });
  const earliest = until.getTime() + rules.notice_minutes * 60_000;
  return planned?.slots.find(slot => {
    const at = Date.parse(slot.start);
    return slot.state === 'open' && at >= earliest && (start === null || at === start.getTime());
  });
}

async function keepFor(
  unit: UnitOfWork,
  { config }: Pick<Services, 'config'>,
  { id, code, calendar, place, professional, account }: Waiting,
  { slot, now, until }: { readonly slot: Slot; readonly now: Date; readonly until: Date },
): Promise<void> {
  await unit.run(
    tables
      .updateTable('waiting_entry')
      .set({ state: 'offered', offeredStart: new Date(slot.start), offeredUntil: until })
      .where('id', '=', id),
  );
  await unit.run(
    tables.insertInto('booking').values({
      code: newBookingCode(),
      state: 'held',
      answers: [],
      createdAt: now,
      updatedAt: now,
      place: place,
      professional: professional,
      calendar: calendar,
      waiting: id,
      startAt: new Date(slot.start),
      endAt: new Date(slot.end),
      expiresAt: until,
      account: account,
      holderHash: hashToken(waitingKey(config.secret, code)),
      // Of a group of its own: the visitor's other holds are counted without it.
      holdGroup: `waiting:${id}`,
      holdNumber: 1,
    }),
  );
  await enqueue(unit, waitingEvents.offered, { id }, { now });
  await enqueue(unit, waitingEvents.offerOver, { id }, { now, availableAt: until });
}
