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
        .where('account', '=', accountId),
    )
    .unionAll(tables.selectFrom('provider_link').select(['kind', 'entityId as id']).where('account', '=', accountId));
  return tables
    .selectFrom('audit_entry as seen')
    .innerJoin(own.as('own'), join =>
      join.onRef('seen.subjectKind', '=', 'own.kind').onRef('seen.subjectId', '=', 'own.id'),
    )
    .select(['seen.at', 'seen.action', 'seen.fields'])
    .orderBy('seen.id');
}
