import type { Expression } from 'kysely';
import type { Parameter, Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tables } from '../tables.ts';

const owned = (kind: string | Parameter<string>, accountId: number | Parameter<number>) =>
  tables
    .selectFrom('provider_link as link')
    .innerJoin('account', 'account.id', 'link.account')
    .select('link.entityId')
    .where('account.status', '=', 'active')
    .where(eb => eb(eb.ref('link.kind').$castTo<string>(), '=', kind))
    .where('link.account', '=', accountId);

/** The ids of the records of a kind whose pages an account owns; one that waits for approval owns none yet. */
export function ownedIds(kind: string, accountId: number): Expression<number> {
  return owned(kind, accountId).$asScalar();
}

const ownLink = statement((p: Parameters<{ readonly kind: string; readonly accountId: number; readonly id: number }>) =>
  owned(p.kind, p.accountId).where('link.entityId', '=', p.id),
);

/** Whether an account owns the page of a record: see {@link ownedIds}. Ask the primary database or a unit of work. */
export async function ownsPage(
  primary: Pick<Reader, 'row'>,
  accountId: number,
  { kind, id }: { readonly kind: string; readonly id: number },
): Promise<boolean> {
  return (await primary.row(ownLink({ kind, accountId, id }))) !== undefined;
}
