import { aCalendar } from '@antam/fixtures/factories/calendars.ts';
import { createRandom, type Random } from '@antam/fixtures/random/random.ts';
import { addDays, vietnamDay, vietnamMinute } from '@antam/server/platform/clock/vietnam-calendar.ts';
import { textOf } from '../../server/platform/db/text.ts';
import { type Person, type Seen, strangers } from '../torture/crowd.ts';
import { newPatient } from '../torture/slots-parts.ts';
import type { Finding, Part } from './part.ts';
import { type AttackedPair, pairOf } from './two-servers.ts';

const MINUTE_MS = 60_000;
const EIGHT = 480;
/** So many minutes that not all of them are held before the late ones come. */
const HOURS = 600;
const SLOT = 30;
const CROWD = 24;
/** Of the crowd so many come at once. */
const EARLY = 10;
const ROUNDS = 10;
const FULL_ROUNDS = 40;
/** Of the crowd so many book without having held. */
const HASTY = 0.3;
/** Of those who hold so many choose another reason afterwards. */
const FICKLE = 0.5;
const REASONS = [30, 45, 60, 90].map(minutes => ({
  name: `Khám ${minutes} phút`,
  minutes,
  price: null,
  note: '',
  questions: [],
}));

/** What a visitor has been promised, and what became of it. */
interface Tried {
  /** Whether the time was held for the reason that was booked in the end. */
  readonly isHeld: boolean;
  readonly minutes: number;
  readonly booked: Seen;
}

/** Holds as long as their reasons, among people who hold, choose again and book without holding, at two processes. */
export const holds: Part = {
  name: 'holds',
  summary: 'holds of long reasons among people who want what lies in between, at two processes',
  run: async (target, { seed, full, progress, note }) => {
    const pair = await pairOf(target);
    const rounds = full ? FULL_ROUNDS : ROUNDS;
    const findings: Finding[] = [];
    let [held, visits] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { tried, faults, stored } = await race(pair, createRandom(seed * 1_000 + round));
      held += tried.filter(({ isHeld }) => isHeld).length;
      visits += stored;
      for (const [what, detail] of faults) {
        findings.push({
          part: 'holds',
          what,
          detail,
          reproduction: `npm run attack -- --only holds --seed ${seed} --engine ${target.engine}`,
        });
      }
      progress(round + 1, rounds);
    }
    note(`${held} held times were booked, ${visits} visits in all`);
    return findings;
  },
};

async function race(pair: AttackedPair, random: Random) {
  const { db, clock } = pair.services;
  const weekly = [0, 1, 2, 3, 4, 5, 6].map(weekday => ({
    weekday,
    from: EIGHT,
    to: EIGHT + HOURS,
    breaks: [],
    slot_minutes: SLOT,
    capacity: 1,
    valid_from: null,
    valid_until: null,
  }));
  const calendar = await aCalendar(db, { weekly, reasons: REASONS });
  const day = vietnamDay(addDays(clock.now(), 1));
  const people = await strangers(pair, CROWD);
  const { place, professional, firstReason } = calendar;
  const starts = Array.from({ length: HOURS / SLOT }, (_, at) => EIGHT + SLOT * at);
  const taken: number[] = [];
  const plans = people.map((who, at): Plan => {
    const manner = at < EARLY ? random.pick(['hurried', 'patient'] as const) : 'late';
    const start = manner === 'late' ? random.pick(taken) + SLOT : random.pick(starts);
    if (manner !== 'late') taken.push(start);
    const [first, second] = [random.int(0, REASONS.length - 1), random.int(0, REASONS.length - 1)];
    const isHasty = random.chance(HASTY);
    const isFickle = random.chance(FICKLE);
    return {
      who,
      slot: { place, professional, booking_start: vietnamMinute(day, start) },
      firstReason,
      reason: first,
      held: isHasty ? [] : isFickle ? [first, second] : [first],
      manner,
    };
  });
  const tried = await bookAll(plans);
  const rows = await textOf(db.primary).all<{ start_at: string; end_at: string; minutes: number }>(
    `select booking.start_at, booking.end_at, visit_reason.minutes from booking
     left join visit_reason on visit_reason.id = booking.reason_id
     where booking.calendar_id = ? and booking.state in ('pending', 'confirmed') order by booking.start_at`,
    [calendar.id],
  );
  return { tried, stored: rows.length, faults: [...brokenPromises(tried), ...overlaps(rows)] };
}

/**
 * How a visitor comes: holds and books without a pause; holds, reads the form until all have held, and books; or comes only
 * then, for what may look free behind the beginning of another visit.
 */
type Manner = 'hurried' | 'patient' | 'late';

interface Plan {
  readonly who: Person;
  readonly slot: { readonly place: number; readonly professional: number | null; readonly booking_start: string };
  readonly firstReason: number;
  /** What is booked where nothing was held. */
  readonly reason: number;
  /** For which reasons the time is held, one after the other. */
  readonly held: readonly number[];
  readonly manner: Manner;
}

/** Books the time for the last reason for which it was held, or for the one that is wanted. */
async function bookAll(plans: readonly Plan[]): Promise<Tried[]> {
  const early = new Map(plans.filter(({ manner }) => manner !== 'late').map(plan => [plan, hold(plan)]));
  const allHeld = Promise.all(early.values());
  return Promise.all(
    plans.map(async plan => {
      if (plan.manner !== 'hurried') await allHeld;
      return book(plan, await (early.get(plan) ?? hold(plan)));
    }),
  );
}

/** Holds the time for one reason after the other; answers the last for which it was held. */
async function hold({ who, slot, firstReason, held: wanted }: Plan): Promise<number | undefined> {
  let held: number | undefined;
  for (const reason of wanted) {
    const answer = await who('/api/v1/booking/hold/', { ...slot, reason: firstReason + reason });
    if (answer.status === 200 && JSON.parse(answer.text).held === true) held = reason;
  }
  return held;
}

async function book({ who, slot, firstReason, reason: otherwise }: Plan, held: number | undefined): Promise<Tried> {
  const reason = held ?? otherwise;
  const booked = await who('/api/v1/booking/', { ...slot, ...newPatient(), reason: firstReason + reason });
  return { isHeld: held !== undefined, minutes: REASONS[reason]?.minutes ?? 0, booked };
}

type Fault = readonly [what: string, detail: string];

function brokenPromises(tried: readonly Tried[]): Fault[] {
  const lost = tried.filter(({ isHeld, booked }) => isHeld && booked.status !== 200);
  const short = tried.filter(({ minutes, booked }) => booked.status === 200 && lengthOf(booked) !== minutes);
  const strange = tried.filter(({ booked }) => ![200, 409, 422].includes(booked.status));
  return [
    ...lost.map(
      ({ minutes, booked }): Fault => [
        `a time that was held is refused: ${booked.status}`,
        `${minutes} minutes\n${booked.text}`,
      ],
    ),
    ...short.map(
      ({ minutes, booked }): Fault => ['a visit is not as long as its reason', `${minutes} minutes\n${booked.text}`],
    ),
    ...strange.map(({ booked }): Fault => [`a booking is answered ${booked.status}`, booked.text]),
  ];
}

function lengthOf({ text }: Seen): number {
  const { start, end }: { start: string; end: string } = JSON.parse(text);
  return (Date.parse(end) - Date.parse(start)) / MINUTE_MS;
}

function overlaps(rows: readonly { readonly start_at: string; readonly end_at: string }[]): Fault[] {
  return rows.flatMap((row, at): Fault[] => {
    const next = rows[at + 1];
    if (!next || new Date(row.end_at) <= new Date(next.start_at)) return [];
    return [['two visits lie in one time', `${row.start_at} to ${row.end_at}, and ${next.start_at} to ${next.end_at}`]];
  });
}
