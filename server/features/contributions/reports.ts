import { ids as idList } from '../../platform/db/list-values.ts';
import type { Reader } from '../../platform/db/reader.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import type { ExportPart } from '../../platform/features/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { type ContributionKind, contributionTables, reportTables } from './contribution-tables.ts';
import type { Decided } from './rules/states.ts';
import type { StaffReports } from './staff-contract.ts';

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

/** What every decision of staff on a text ends with: reports of it are answered, and the audit log says who decided. */
export async function closeDecision(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  kind: ContributionKind,
  { id, decision, actor }: { readonly id: number; readonly decision: Decided; readonly actor: Actor },
): Promise<void> {
  await endReports(unit, kind, id);
  const action = `${kind.name}.${decision}`;
  await recordAudit(unit, services, { ...actor, action, subjectKind: kind.name, subjectId: id, fields: ['status'] });
}

/** What is reported of texts, in the order in which it came. */
export async function reportsOf(
  reader: Pick<Reader, 'rows'>,
  { reports }: ContributionKind,
  ids: readonly number[],
): Promise<(id: number) => StaffReports> {
  const rows = await reader.rows(
    reportTables
      .selectFrom(reports)
      .select(['contribution', 'reason', 'createdAt'])
      .where('contribution', 'in', idList(ids))
      .orderBy('id'),
  );
  const byText = Map.groupBy(rows, ({ contribution }) => contribution);
  return id => (byText.get(id) ?? []).map(({ reason, createdAt }) => ({ reason, created_at: createdAt.toISOString() }));
}

/** What an account reported, for the archive of its data. */
export const exportedReports = ({ name, reports }: ContributionKind): ExportPart => ({
  file: `${name}-reports.json`,
  query: accountId =>
    reportTables
      .selectFrom(reports)
      .select(eb => [eb.ref('contribution').as(`${name}Id`), 'reason', 'createdAt'])
      .where('account', '=', accountId)
      .orderBy('id'),
});
