import type { Reader } from '../../platform/db/reader.ts';
import type { ContributionStatus } from './contract.ts';
import { type ContributionKind, contributionTables } from './contribution-tables.ts';
import type { AuthorPast } from './staff-contract.ts';

const FATE: Readonly<Record<ContributionStatus, 'shown' | 'removed' | 'waiting'>> = {
  pending: 'waiting',
  published: 'shown',
  reported: 'shown',
  hidden: 'removed',
  rejected: 'removed',
};

/** What became of the texts of a kind that an account has written; null without an account. */
export async function authorPastOf(
  reader: Pick<Reader, 'rows'>,
  { name }: ContributionKind,
  accountId: number | null,
): Promise<AuthorPast> {
  if (accountId === null) return null;
  const rows = await reader.rows(
    contributionTables
      .selectFrom(name)
      .select(eb => ['status', eb.fn.countAll<number>().as('texts')])
      .where('account', '=', accountId)
      .groupBy('status'),
  );
  const past = { shown: 0, removed: 0, waiting: 0 };
  for (const { status, texts } of rows) past[FATE[status]] += texts;
  return past;
}
