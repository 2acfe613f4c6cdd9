import type { Expression } from 'kysely';
import { tables } from '../tables.ts';

/** The ids of the records of a kind whose pages an account owns; one that waits for approval owns none yet. */
export function ownedIds(kind: string, accountId: number): Expression<number> {
  return tables
    .selectFrom('provider_link as link')
    .innerJoin('account', 'account.id', 'link.account_id')
    .select('link.entity_id')
    .where('account.status', '=', 'active')
    .where(eb => eb(eb.ref('link.kind').$castTo<string>(), '=', kind))
    .where('link.account_id', '=', accountId)
    .$asScalar();
}
