import type { Cluster } from '../cluster.ts';
import { type Person, type Seen, strangers } from '../crowd.ts';
import { marksFor, rows } from '../rows.ts';
import { aSlot, book, newPatient, onDay, visitOf, type WantedSlot } from '../slots-parts.ts';
import { type Errand, halfFaults, type Progress, step, stepFaults } from './errand.ts';
import { newAddress } from './mails.ts';

const WRITERS = 4;
const DAYS = 20;
const HALF_HOUR_MS = 1_800_000;

/** Booked, then moved, then cancelled. */
interface Visit extends Progress {
  readonly email: string;
}

interface StoredVisit {
  readonly id: number;
  readonly email: string;
  readonly state: string;
  readonly moved_from: unknown;
}

/** Visits are booked; of three one is moved, and one is moved and cancelled. */
export async function visits(cluster: Cluster): Promise<Errand> {
  const slot = await aSlot(cluster, { capacity: 100 });
  const written: Visit[] = [];
  return {
    writers: (await strangers(cluster, WRITERS)).map(who => writeVisits(who, slot, written)),
    faults: async () => {
      const stored = await storedVisits(cluster, written);
      const steps = written.map(({ email, ...visit }) => ({ ...visit, stored: stepOf(stored.get(email)) }));
      return [...stepFaults('visits', steps), ...halfFaults('visits', await untold(cluster, [...stored.values()]))];
    },
  };
}

async function* writeVisits(who: Person, first: WantedSlot, written: Visit[]): AsyncGenerator<Seen, void> {
  for (let n = 0; ; n += 1) {
    const visit: Visit = { email: newAddress(), sent: 0, acknowledged: 0 };
    written.push(visit);
    const slot = onDay(first, n % DAYS);
    const booked = await step(visit, () => book(who, slot, { ...newPatient(), email: visit.email }));
    yield booked;
    const { code, key } = visitOf(booked);
    const later = new Date(Date.parse(slot.booking_start) + HALF_HOUR_MS).toISOString();
    if (n % 3 > 0) yield await step(visit, () => who(`/api/v1/booking/${code}/move/`, { key, booking_start: later }));
    if (n % 3 > 1) yield await step(visit, () => who(`/api/v1/booking/${code}/cancel/`, { key }));
  }
}

async function storedVisits(cluster: Cluster, written: readonly Visit[]): Promise<ReadonlyMap<string, StoredVisit>> {
  const emails = written.map(({ email }) => email);
  const found = await rows<StoredVisit>(
    cluster,
    `select id, email, state, moved_from from booking where email in (${marksFor(emails)})`,
    emails,
  );
  return new Map(found.map(visit => [visit.email, visit]));
}

function stepOf(visit: StoredVisit | undefined): number {
  if (!visit) return 0;
  if (visit.state === 'cancelled') return 3;
  return visit.moved_from === null ? 1 : 2;
}

/** How many visits there are of which a change was not announced to those who follow. */
async function untold(cluster: Cluster, stored: readonly StoredVisit[]): Promise<number> {
  const placed = await toldBookings(cluster, 'booking.placed');
  const moved = await toldBookings(cluster, 'booking.moved');
  const cancelled = await toldBookings(cluster, 'booking.cancelled');
  return stored.filter(visit => {
    const id = Number(visit.id);
    const isMoved = visit.moved_from !== null;
    const isCancelled = visit.state === 'cancelled';
    return !placed.has(id) || moved.has(id) !== isMoved || cancelled.has(id) !== isCancelled;
  }).length;
}

/** The ids of the bookings that messages with a topic name. */
async function toldBookings(cluster: Cluster, topic: string): Promise<ReadonlySet<number>> {
  const messages = await rows<{ payload: unknown }>(cluster, 'select payload from outbox_message where topic = ?', [
    topic,
  ]);
  return new Set(
    messages.map(({ payload }) => Number(Object(typeof payload === 'string' ? JSON.parse(payload) : payload).id)),
  );
}
