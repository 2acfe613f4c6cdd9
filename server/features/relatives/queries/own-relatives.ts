import type { Services } from '../../../platform/services.ts';
import type { RelativeAnswer } from '../contract.ts';
import { presentRelative } from '../relative.presenter.ts';
import { tables } from '../tables.ts';

/** The people for whom an account books, in the order in which they were added. */
export async function ownRelatives({ db }: Pick<Services, 'db'>, accountId: number): Promise<RelativeAnswer[]> {
  const rows = await db.primary.rows(
    tables
      .selectFrom('relative')
      .select(['id', 'name', 'relation', 'dateOfBirth', 'phone'])
      .where('account', '=', accountId)
      .orderBy('id'),
  );
  return rows.map(presentRelative);
}
