import { literal } from '../../../platform/db/expressions.ts';
import { tables } from '../tables.ts';

/** What staff saw or changed of an account, its application and its pages, without saying who. */
export function seenByStaff(accountId: number) {
  const own = tables
    .selectFrom('account')
    .select([literal<string>('account').as('kind'), 'id'])
    .where('id', '=', accountId)
    .unionAll(
      tables
        .selectFrom('provider_application')
        .select([literal<string>('provider-application').as('kind'), 'id'])
        .where('account_id', '=', accountId),
    )
    .unionAll(
      tables.selectFrom('provider_link').select(['kind', 'entity_id as id']).where('account_id', '=', accountId),
    );
  return tables
    .selectFrom('audit_entry as seen')
    .innerJoin(own.as('own'), join =>
      join.onRef('seen.subject_kind', '=', 'own.kind').onRef('seen.subject_id', '=', 'own.id'),
    )
    .select(['seen.at', 'seen.action', 'seen.fields'])
    .orderBy('seen.id');
}
