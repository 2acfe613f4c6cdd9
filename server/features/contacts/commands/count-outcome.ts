import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { clearOld } from '../jobs/clear-old.ts';
import type { RevealOutcome } from '../staff-contract.ts';

/** Adds one to how often contacts were shown, or refused for a reason, today. The last that a transaction locks. */
export async function countOutcome(unit: UnitOfWork, outcome: RevealOutcome, now: Date): Promise<void> {
  await clearOld.promise(unit, now);
  await unit.sql(
    `insert into contact_day_count (day, outcome, "count") values (?, ?, 1)
     on conflict (day, outcome) do update set "count" = contact_day_count."count" + 1`,
    [vietnamDay(now), outcome],
  );
}
