import type { Cluster } from '../cluster.ts';
import { type Person, type Seen, strangers } from '../crowd.ts';
import { rows } from '../rows.ts';
import { aSlot, onDay, type WantedSlot } from '../slots-parts.ts';
import { type Errand, halfFaults, type Progress, step, stepFaults } from './errand.ts';

const WRITERS = 3;
const DAYS = 20;
const MINUTE_MS = 60_000;

interface Hold extends Progress {
  readonly slot: WantedSlot;
}

/** Everybody holds a slot on day after day in a calendar of their own. */
export async function holds(cluster: Cluster): Promise<Errand> {
  const written: Hold[] = [];
  const writers: AsyncGenerator<Seen, void>[] = [];
  for (const who of await strangers(cluster, WRITERS)) {
    writers.push(writeHolds(who, await aSlot(cluster, { capacity: 1, isOnly: true }), written));
  }
  return {
    writers,
    faults: async () => {
      const stored = await storedHolds(cluster);
      const steps = written.map(({ slot, ...hold }) => ({ ...hold, stored: stored.has(nameOf(slot)) ? 1 : 0 }));
      const ends = new Set(
        (
          await rows<{ key: string }>(cluster, 'select dedupe_key as key from outbox_message where topic = ?', [ENDS])
        ).map(({ key }) => key),
      );
      const endless = [...stored.values()].filter(expires => !ends.has(endOf(expires)));
      return [...stepFaults('holds', steps), ...halfFaults('holds', endless.length)];
    },
  };
}

async function* writeHolds(who: Person, first: WantedSlot, written: Hold[]): AsyncGenerator<Seen, void> {
  for (let day = 0; day < DAYS; day += 1) {
    const hold: Hold = { slot: onDay(first, day), sent: 0, acknowledged: 0 };
    written.push(hold);
    yield await step(hold, () => who('/api/v1/booking/hold/', hold.slot));
  }
}

const nameOf = ({ professional, booking_start }: WantedSlot) => `${professional} ${Date.parse(booking_start)}`;

/** When each hold is over, by doctor and start. */
async function storedHolds(cluster: Cluster): Promise<ReadonlyMap<string, Date>> {
  const found = await rows<{ professional: number; start: string | number | Date; expires: string | number | Date }>(
    cluster,
    `select professional_id as professional, start_at as start, expires_at as expires from booking
     where state = 'held' and waiting_id is null`,
  );
  return new Map(
    found.map(({ professional, start, expires }) => [
      `${professional} ${new Date(start).getTime()}`,
      new Date(expires),
    ]),
  );
}

/** The job that deletes holds, once for those that end in one minute. */
const ENDS = 'bookings.holds-end';
const endOf = (expires: Date) =>
  `${ENDS}:${new Date(Math.ceil(expires.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()}`;
