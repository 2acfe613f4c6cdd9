import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import { ownedIds } from './queries/owned-ids.ts';
import { seenByStaff } from './queries/seen-by-staff.ts';
import { tables } from './tables.ts';

/**
 * Which pages somebody owns, with what each kind of record says is its owner's, what staff saw of it all, and what was
 * decided as staff.
 */
export function providerData({ subjects }: Services): PersonalData {
  return {
    export: [
      {
        file: 'owned-pages.json',
        query: accountId =>
          tables
            .selectFrom('provider_link')
            .select(['kind', 'entity_id', 'created_at'])
            .where('account_id', '=', accountId)
            .orderBy('kind')
            .orderBy('entity_id'),
      },
      { file: 'seen-by-staff.json', query: seenByStaff },
      ...subjects.all.flatMap(({ name, ownersData = [] }) =>
        ownersData.map(part => ({ ...part, query: (accountId: number) => part.query(ownedIds(name, accountId)) })),
      ),
      {
        file: 'own-staff-decisions.json',
        query: accountId =>
          tables
            .selectFrom('provider_application')
            .select(['type', 'status', 'decided_at'])
            .where('decided_by', '=', accountId)
            .orderBy('decided_at')
            .orderBy('id'),
      },
    ],
    erase: eraseRows('provider_link'),
  };
}
