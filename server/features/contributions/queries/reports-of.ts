import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { ExportPart } from '../../../platform/features/personal-data.ts';
import { type ContributionKind, reportTables } from '../contribution-kind.ts';
import type { StaffReports } from '../staff-contract.ts';

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
