import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type ContributionKind, contributionTables, reportTables } from '../contribution-kind.ts';

interface Report {
  /** Of the text, whose row is locked. */
  readonly id: number;
  readonly accountId: number;
  readonly reason: string;
  readonly now: Date;
}

/** Stores what an account reports of a text; a second report replaces the first. The text stays shown until staff decide. */
export async function storeReport(
  unit: UnitOfWork,
  { name, reports }: ContributionKind,
  { id, accountId, reason, now }: Report,
): Promise<void> {
  await unit.run(
    reportTables
      .insertInto(reports)
      .values({ contribution: id, account: accountId, reason, createdAt: now })
      .onConflict(same => same.columns(['contribution', 'account']).doUpdateSet({ reason })),
  );
  await unit.run(contributionTables.updateTable(name).set('status', 'reported').where('id', '=', id));
}

/** Forgets what was reported of a text, on which staff have decided. */
export async function endReports(unit: UnitOfWork, { reports }: ContributionKind, id: number): Promise<void> {
  await unit.run(reportTables.deleteFrom(reports).where('contribution', '=', id));
}
