import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import type { LeasedQueue, StaffLeaseAnswer } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** How long a lease lasts, in milliseconds; the console renews it in less than half of that. */
export const LEASE_MS = 120_000;

interface Piece {
  readonly queue: LeasedQueue;
  readonly id: number;
}

type Leasing = Pick<Services, 'db' | 'clock'>;

/**
 * Takes a piece of work that nobody looks at, or renews one's own lease; answers whose it is. Of parallel requests one
 * takes it. Leases that have run out are forgotten on the way.
 */
export function takeLease({ db, clock }: Leasing, accountId: number, { queue, id }: Piece): Promise<StaffLeaseAnswer> {
  return db.transaction(async unit => {
    const now = clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    await unit.run(tables.deleteFrom('staff_lease').where('until', '<=', now));
    await unit.run(
      tables
        .insertInto('staff_lease')
        .values({ queue, recordId: id, account: accountId, until })
        .onConflict(same =>
          same.columns(['queue', 'recordId']).doUpdateSet({ until }).where('staff_lease.account', '=', accountId),
        ),
    );
    const lease = await unit.row(leasesOf(queue, now).where('staff_lease.recordId', '=', id));
    return { id, holder_name: lease?.name ?? '', is_own: lease?.account === accountId };
  });
}

/** Gives a piece of work back; answers whether it was one's own. */
export async function releaseLease({ db }: Leasing, accountId: number, { queue, id }: Piece): Promise<boolean> {
  const released = await db.transaction(unit =>
    unit.run(
      tables
        .deleteFrom('staff_lease')
        .where('queue', '=', queue)
        .where('recordId', '=', id)
        .where('account', '=', accountId),
    ),
  );
  return released > 0;
}

/** The pieces of a queue that staff look at; as many as there are staff at work. */
export async function liveLeases(
  reader: Pick<Reader, 'rows'>,
  queue: LeasedQueue,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<StaffLeaseAnswer[]> {
  const rows = await reader.rows(leasesOf(queue, now));
  return rows.map(({ recordId, name, account }) => ({
    id: recordId,
    holder_name: name,
    is_own: account === accountId,
  }));
}

const leasesOf = (queue: LeasedQueue, now: Date) =>
  tables
    .selectFrom('staff_lease')
    .innerJoin('account', 'account.id', 'staff_lease.account')
    .select(['staff_lease.recordId', 'staff_lease.account', 'account.name'])
    .where('staff_lease.queue', '=', queue)
    .where('staff_lease.until', '>', now);
