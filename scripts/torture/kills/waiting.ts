import { waitingKey } from '@antam/server/features/bookings/rules/waiting-key.ts';
import type { Cluster } from '../cluster.ts';
import { type Person, type Seen, strangers } from '../crowd.ts';
import { marksFor, rows } from '../rows.ts';
import { aSlot, book, newPatient, onDay, visitOf, type WantedSlot } from '../slots-parts.ts';
import { type Errand, halfFaults, type Progress, step, stepFaults } from './errand.ts';
import { newAddress } from './mails.ts';

const WRITERS = 3;
const DAYS = 18;

/** A day's only slot is booked, a person waits, it is cancelled, and that person takes the offer. */
interface Turn extends Progress {
  readonly booker: string;
  readonly waiter: string;
}

interface StoredTurn {
  /** Undefined where the booking is not stored. */
  readonly booked?: string;
  /** The entry's state; undefined where nobody waits. */
  readonly waits?: string;
  /** Slots that are kept for the entry, and visits that came of it. */
  readonly kept: number;
  readonly taken: number;
}

/** Waiting lists with offers and what becomes of them, in a calendar for each writer. */
export async function waiting(cluster: Cluster): Promise<Errand> {
  const written: Turn[] = [];
  const writers: AsyncGenerator<Seen, void>[] = [];
  for (const who of await strangers(cluster, WRITERS)) {
    writers.push(writeTurns(cluster, who, await aSlot(cluster, { capacity: 1, isOnly: true }), written));
  }
  return {
    writers,
    faults: async () => {
      const found = await storedTurns(cluster, written);
      const steps = written.map((turn, n) => ({ ...turn, stored: stepOf(found[n]) }));
      return [
        ...stepFaults('steps of waiting lists', steps),
        ...halfFaults('offers', found.filter(turn => !isWhole(turn)).length),
      ];
    },
  };
}

async function* writeTurns(
  cluster: Cluster,
  who: Person,
  first: WantedSlot,
  written: Turn[],
): AsyncGenerator<Seen, void> {
  for (let n = 0; n < DAYS; n += 1) {
    const turn: Turn = { booker: newAddress(), waiter: newAddress(), sent: 0, acknowledged: 0 };
    written.push(turn);
    const slot = onDay(first, n);
    const booked = await step(turn, () => book(who, slot, { ...newPatient(), email: turn.booker }));
    yield booked;
    const { place, professional } = slot;
    const wish = { place, professional, day: slot.booking_start.slice(0, 10), ...newPatient(), email: turn.waiter };
    yield await step(turn, () => who('/api/v1/waiting/', wish));
    const { code, key } = visitOf(booked);
    yield await step(turn, () => who(`/api/v1/booking/${code}/cancel/`, { key }));
    const [entry] = await rows<{ code: string }>(cluster, 'select code from waiting_entry where email = ?', [
      turn.waiter,
    ]);
    const own = { key: waitingKey(cluster.services.config.secret, entry?.code ?? '') };
    // Every other offer stays open.
    if (n % 2 === 0) yield await step(turn, () => who(`/api/v1/waiting/${entry?.code}/take/`, own));
  }
}

async function storedTurns(cluster: Cluster, written: readonly Turn[]): Promise<StoredTurn[]> {
  const emails = written.flatMap(({ booker, waiter }) => [booker, waiter]);
  const marks = marksFor(emails);
  const bookings = await rows<{ email: string; state: string }>(
    cluster,
    `select email, state from booking where email in (${marks})`,
    emails,
  );
  const entries = await rows<{ email: string; state: string; kept: number }>(
    cluster,
    `select email, state, (select count(*) from booking where waiting_id = waiting_entry.id) as kept
     from waiting_entry where email in (${marks})`,
    emails,
  );
  return written.map(({ booker, waiter }) => {
    const entry = entries.find(({ email }) => email === waiter);
    const booked = bookings.find(({ email }) => email === booker);
    return {
      ...(booked && { booked: booked.state }),
      ...(entry && { waits: entry.state }),
      kept: Number(entry?.kept ?? 0),
      taken: bookings.filter(({ email }) => email === waiter).length,
    };
  });
}

function stepOf(turn: StoredTurn | undefined): number {
  if (turn?.booked === undefined) return 0;
  if (turn.waits === undefined) return 1;
  if (turn.booked !== 'cancelled') return 2;
  return turn.waits === 'taken' ? 4 : 3;
}

/** A slot is kept for the person to whom it is offered and for nobody else, and is booked once it was taken. */
function isWhole({ booked, waits, kept, taken }: StoredTurn): boolean {
  if (waits === 'offered') return booked === 'cancelled' && kept === 1 && taken === 0;
  if (waits === 'taken') return booked === 'cancelled' && kept === 0 && taken === 1;
  return kept === 0 && taken === 0 && booked !== 'cancelled';
}
