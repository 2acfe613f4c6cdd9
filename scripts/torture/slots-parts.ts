import { randomInt, randomUUID } from 'node:crypto';
import { aCalendar } from '@antam/fixtures/factories/calendars.ts';
import { SLOT_TAKEN_TEXT } from '@antam/server/features/bookings/contract.ts';
import { waitingKey } from '@antam/server/features/bookings/rules/waiting-key.ts';
import { OFFER_OVER_TEXT } from '@antam/server/features/waiting-list/contract.ts';
import {
  addDays,
  startOfVietnamDay,
  vietnamDay,
  vietnamMinute,
  vietnamMoment,
} from '@antam/server/platform/clock/vietnam-calendar.ts';
import { textOf } from '../../server/platform/db/text.ts';
import type { Cluster } from './cluster.ts';
import { type Person, raceFaults, type Seen, strangers, told } from './crowd.ts';
import type { Faults, Part } from './part.ts';

const CROWD = 200;
const CAPACITIES = [1, 3, 10] as const;
const EIGHT = 480;

/** A doctor's slot, as forms name it. */
export interface WantedSlot {
  readonly place: number;
  readonly professional: number | null;
  readonly booking_start: string;
}

/** A new calendar's first slot of tomorrow; from 08h00 to 08h30 alone where `isOnly`. */
export async function aSlot(
  { services }: Pick<Cluster, 'services'>,
  { capacity, isOnly = false }: { readonly capacity: number; readonly isOnly?: boolean },
): Promise<WantedSlot> {
  const to = isOnly ? EIGHT + 30 : EIGHT + 240;
  const weekly = [0, 1, 2, 3, 4, 5, 6].map(weekday => ({
    weekday,
    from: EIGHT,
    to,
    breaks: [],
    slot_minutes: 30,
    capacity,
    valid_from: null,
    valid_until: null,
  }));
  const { place, professional } = await aCalendar(services.db, { weekly });
  const day = vietnamDay(addDays(services.clock.now(), 1));
  return { place, professional, booking_start: vietnamMinute(day, EIGHT) };
}

/** A patient with a phone number of their own: one number has few visits to come. */
export const newPatient = () => ({ name: 'Trần Thị Đông', phone: `09${randomInt(10_000_000, 99_999_999)}` });

const patients = new WeakMap<Person, ReturnType<typeof newPatient>>();
function patientOf(who: Person) {
  const patient = patients.get(who) ?? newPatient();
  patients.set(who, patient);
  return patient;
}

export const book = (who: Person, slot: WantedSlot, more: object = {}, headers: Record<string, string> = {}) =>
  who('/api/v1/booking/', { ...slot, ...patientOf(who), ...more }, headers);

/** The same hour so many days later. */
export const onDay = (first: WantedSlot, days: number): WantedSlot => ({
  ...first,
  booking_start: vietnamMoment(addDays(new Date(first.booking_start), days)),
});

/** The visit that a booking was answered with, and the key that opens it. */
export function visitOf({ text }: Seen): { readonly code: string; readonly key: string | null } {
  const { code, link }: { code: string; link: string } = JSON.parse(text);
  return { code, key: new URL(link, 'http://localhost').searchParams.get('key') };
}

/** Of a professional's bookings, how many are no holds, and which of these codes are missing. */
async function stored({ services }: Cluster, { professional }: WantedSlot, answers: readonly Seen[]) {
  const rows = await textOf(services.db.primary).all<{ code: string; state: string }>(
    'select code, state from booking where professional_id = ?',
    [professional],
  );
  const codes = new Set(rows.filter(({ state }) => state !== 'held').map(({ code }) => code));
  const acknowledged = answers.filter(({ status }) => status === 200).map(({ text }) => String(JSON.parse(text).code));
  return { count: codes.size, held: rows.length - codes.size, missing: acknowledged.filter(code => !codes.has(code)) };
}

/** The same crowd comes in every round. */
const crowds = new WeakMap<Cluster, Promise<Person[]>>();
const crowdOf = (cluster: Cluster): Promise<Person[]> => {
  const known = crowds.get(cluster) ?? strangers(cluster, CROWD);
  crowds.set(cluster, known);
  return known;
};

async function bookSlots(cluster: Cluster): Promise<Faults> {
  const crowd = await crowdOf(cluster);
  const faults: string[] = [];
  for (const capacity of CAPACITIES) {
    const slot = await aSlot(cluster, { capacity });
    const answers = await Promise.all(crowd.map(who => book(who, slot)));
    const { count, missing } = await stored(cluster, slot, answers);
    const found = raceFaults(answers, capacity, SLOT_TAKEN_TEXT);
    if (count !== capacity) found.push(`${count} are stored instead of ${capacity}`);
    if (missing.length > 0) found.push(`${missing.length} that were acknowledged are not stored`);
    faults.push(...found.map(fault => `a slot for ${capacity}: ${fault}`));
  }
  return faults;
}

async function holdSlots(cluster: Cluster): Promise<Faults> {
  const faults: string[] = [];
  for (const capacity of CAPACITIES) {
    const slot = await aSlot(cluster, { capacity });
    // Everybody holds with a browser that has held nothing yet.
    const answers = await Promise.all((await strangers(cluster, CROWD)).map(who => who('/api/v1/booking/hold/', slot)));
    const { held } = await stored(cluster, slot, []);
    const found = raceFaults(answers, capacity, SLOT_TAKEN_TEXT);
    if (held !== capacity) found.push(`${held} holds are stored instead of ${capacity}`);
    faults.push(...found.map(fault => `a slot for ${capacity}: ${fault}`));
  }
  return faults;
}

async function repeatOneKey(cluster: Cluster): Promise<Faults> {
  const [who] = await strangers(cluster, 1);
  if (!who) return ['nobody came'];
  const slot = await aSlot(cluster, { capacity: 10 });
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 50 }, () => book(who, slot, {}, headers)));
  const { count } = await stored(cluster, slot, answers);
  const faults = count === 1 ? [] : [`one key made ${count} bookings`];
  if (new Set(answers.map(({ text }) => text)).size > 1) faults.push('one key got several answers');
  if (answers.some(({ status }) => status !== 200)) faults.push(`one key was answered ${told(answers)}`);
  return faults;
}

const WAITING = 5;

/** One seat becomes free: of all who wait and all who pass by, the first of the list gets it. */
async function waitForSlot(cluster: Cluster): Promise<Faults> {
  const crowd = await crowdOf(cluster);
  const slot = await aSlot(cluster, { capacity: 1, isOnly: true });
  const [first, ...others] = crowd;
  if (!first) return ['nobody came'];
  const taken = await book(first, slot);
  const { code, key } = visitOf(taken);
  const day = slot.booking_start.slice(0, 10);
  const { place, professional } = slot;
  // Strangers of each round's own: a visitor who names many email addresses is soon asked to log in.
  for (const who of await strangers(cluster, WAITING)) {
    const email = `cho-${randomUUID()}@thu.example`;
    const joined = await who('/api/v1/waiting/', {
      place,
      professional,
      day,
      ...patientOf(who),
      email,
    });
    if (joined.status !== 200) return [`joining was answered ${joined.status}: ${joined.text}`];
  }
  const list = await waitingAt(cluster, slot);
  const cancelled = await first(`/api/v1/booking/${code}/cancel/`, { key });
  if (cancelled.status !== 200) return [`cancelling was answered ${cancelled.status}: ${cancelled.text}`];
  const take = (who: Person, entry: string) =>
    who(`/api/v1/waiting/${entry}/take/`, { key: waitingKey(cluster.services.config.secret, entry) });
  const [next, ...rest] = list;
  const [own, waiting, passing] = await Promise.all([
    Promise.all(others.slice(0, 20).map(who => take(who, next ?? ''))),
    Promise.all(rest.flatMap(entry => others.slice(20, 24).map(who => take(who, entry)))),
    Promise.all(others.slice(24).map(who => book(who, slot))),
  ]);
  const { count } = await stored(cluster, slot, own);
  return [
    ...(new Set(own.map(({ text }) => text)).size === 1 && own.every(({ status }) => status === 200)
      ? []
      : [`the first of the list was answered ${told(own)}`]),
    ...raceFaults(waiting, 0, OFFER_OVER_TEXT).map(fault => `of those behind, ${fault}`),
    ...raceFaults(passing, 0, SLOT_TAKEN_TEXT).map(fault => `of those passing by, ${fault}`),
    ...(count === 2 ? [] : [`${count - 1} visits are booked after the one that was cancelled`]),
  ];
}

async function waitingAt({ services }: Cluster, { professional, booking_start }: WantedSlot): Promise<string[]> {
  const rows = await textOf(services.db.primary).all<{ code: string }>(
    `select entry.code from waiting_entry entry join calendar on calendar.id = entry.calendar_id
     where calendar.professional_id = ? and entry.day = ? order by entry.id`,
    [professional, vietnamDay(startOfVietnamDay(booking_start.slice(0, 10)))],
  );
  return rows.map(({ code }) => code);
}

export const SLOT_PARTS: readonly Part[] = [
  { name: 'slots', summary: '200 book a slot for 1, 3 and 10', round: bookSlots },
  { name: 'holds', summary: '200 hold a slot for 1, 3 and 10', round: holdSlots },
  { name: 'keys', summary: 'one Idempotency-Key comes 50 times', round: repeatOneKey },
  { name: 'waiting', summary: 'a slot becomes free while 200 want it', round: waitForSlot },
];
