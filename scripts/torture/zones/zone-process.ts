import { type Bookable, daily } from '@antam/server/testing/booking-visitors.ts';
import { type RemindedVisits, startRemindedVisits } from '@antam/server/testing/reminded-visits.ts';
import { countedAt, MIDNIGHTS, type Midnight, type Night, type Sight } from './midnights.ts';

/* A server whose clock goes from midnight to midnight, in the time zone `TZ`. Writes what was seen as JSON. */

const START = '2026-12-30T09:00';
const DAY_LIMIT = 2;

interface Doctors {
  readonly open: Bookable;
  readonly strict: Bookable;
  /** There from `inAWeek` on. */
  readonly later: Bookable;
}

const world = await startRemindedVisits(START);
try {
  // Who writes schedules is logged in for a month: they are written before the clock goes on.
  const doctors: Doctors[] = [];
  for (const midnight of MIDNIGHTS) doctors.push(await addDoctors(midnight));
  const nights: Night[] = [];
  for (const [n, midnight] of MIDNIGHTS.entries()) {
    const here = doctors[n];
    if (here) nights.push(await live(midnight, here));
  }
  process.stdout.write(JSON.stringify(nights));
} finally {
  await world.app.close();
}

async function addDoctors({ inAWeek }: Midnight): Promise<Doctors> {
  const allDay = daily(0, 1_440, 5);
  return {
    open: await world.addDoctor({ weekly: allDay }),
    strict: await world.addDoctor({ weekly: allDay, daily_limit: DAY_LIMIT }),
    later: await world.addDoctor({ weekly: allDay.map(rule => ({ ...rule, valid_from: inAWeek })) }),
  };
}

async function live(midnight: Midnight, doctors: Doctors): Promise<Night> {
  const { eve, next, visit } = midnight;
  await world.at(`${eve}T23:59`);
  const before = await look(midnight, doctors);
  const email = `nua-dem-${eve}@thu.example`;
  await world.book(doctors.open, `${visit}T08:00`, { email });
  await world.at(`${next}T00:01`);
  const after = await look(midnight, doctors);
  const reminders: number[] = [];
  for (const time of countedAt(midnight)) {
    await world.at(time);
    reminders.push((await world.mailsTo(email, 'nhắc lịch hẹn')).length);
  }
  return { eve, before, after, reminders };
}

async function look({ next, dayAfter }: Midnight, { open, strict, later }: Doctors): Promise<Sight> {
  const offered = await offeredBy(world, open);
  const isThisWeek = await isListed(later);
  const booked: number[] = [];
  for (const date of [next, next, next, dayAfter]) {
    const { visitors } = world;
    booked.push((await visitors.book(visitors.stranger(), strict, `${date}T14:00:00+07:00`)).status);
  }
  return { offered, isThisWeek, booked };
}

async function offeredBy({ visitors }: RemindedVisits, { place, professional }: Bookable): Promise<[string, string]> {
  const days: { date: string; slots: { start: string; state: string }[] }[] = await (
    await visitors.stranger()(`/api/v1/slot/?place=${place}&professional=${professional}`)
  ).json();
  const free = days.flatMap(({ date, slots }) =>
    slots.filter(({ state }) => state === 'open').map(({ start }) => ({ date, start })),
  );
  return [free[0]?.start ?? '', free.at(-1)?.date ?? ''];
}

/** Whether a doctor is listed among those with a free time this week. */
async function isListed({ professional }: Bookable): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { items }: { items: { id: number }[] } = await (
      await world.visitors.stranger()(`/api/v1/professional/?available=week&page=${page}`)
    ).json();
    if (items.some(({ id }) => id === professional)) return true;
    if (items.length === 0) return false;
  }
}
