import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';

const DAY_MS = 86_400_000;
/** A used link still says what it did when it is opened again. */
const KEEP_TOKENS_MS = 7 * DAY_MS;

/** Deletes what nobody can use any more. `day` (UTC) makes the message one for each day. */
const clearExpired = defineTopic('accounts.clear-expired', z.object({ day: z.iso.date() }));

/** Promises one clearing for the day of `at`, not before it; does nothing where that is promised already. */
export async function promiseClearing(unit: UnitOfWork, at: Date, now: Date): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  await enqueue(unit, clearExpired, { day }, { now, availableAt: at, dedupeKey: `accounts.clear-expired:${day}` });
}

/** Clears sessions, links and attempts that are over, and promises the next day's clearing. */
export const handleClearExpired = ({ db, clock }: Services): JobHandler =>
  handle(clearExpired, async () => {
    const now = clock.now();
    await db.transaction(async unit => {
      await unit.sql('delete from session where expires_at < ?', [now]);
      await unit.sql('delete from account_token where expires_at < ?', [new Date(now.getTime() - KEEP_TOKENS_MS)]);
      await unit.sql('delete from social_attempt where expires_at < ?', [now]);
      await promiseClearing(unit, new Date(now.getTime() + DAY_MS), now);
    });
  });
