import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { clearOld } from '../jobs/clear-old.ts';
import type { RevealOutcome } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** Adds one to how often contacts were shown, or refused for a reason, today. The last that a transaction locks. */
export async function countOutcome(unit: UnitOfWork, outcome: RevealOutcome, now: Date): Promise<void> {
  await clearOld.promise(unit, now);
  await unit.run(
    tables
      .insertInto('contact_day_count')
      .values({ day: vietnamDay(now), outcome, count: 1 })
      .onConflict(same =>
        same.columns(['day', 'outcome']).doUpdateSet(eb => ({ count: eb('contact_day_count.count', '+', 1) })),
      ),
  );
}
