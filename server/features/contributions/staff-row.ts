import type { NamedRecord } from '../../platform/subjects/named-records.ts';
import type { ContributionStatus } from './contract.ts';
import type { StaffContributionRow } from './staff-contract.ts';

/** The columns that every text is listed by. */
interface WaitingRow {
  readonly id: number;
  readonly status: ContributionStatus;
  readonly kind: string;
  readonly entityId: number;
  readonly authorName: string;
  readonly objections: readonly string[];
  readonly createdAt: Date;
}

/** What the lists of staff say of every text, with the name of the record that it is about. */
export const presentForStaff = (row: WaitingRow, record: NamedRecord): StaffContributionRow => ({
  id: row.id,
  status: row.status,
  kind: row.kind,
  entity_id: row.entityId,
  ...record,
  author_name: row.authorName,
  objections: [...row.objections],
  created_at: row.createdAt.toISOString(),
});
