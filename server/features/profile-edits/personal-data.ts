import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { ownedIds } from '../providers/queries/owned-ids.ts';
import { tables } from './tables.ts';

/** What an account wanted changed of profiles, what is wanted of those that it owns, and what it decided as staff. */
export const profileEditData: PersonalData = {
  export: [
    {
      file: 'profile-edits.json',
      query: accountId =>
        tables
          .selectFrom('profile_edit')
          .select(['professional_id', 'status', 'changes', 'created_at', 'updated_at', 'decided_at'])
          .where('id', 'in', byAccount(accountId).unionAll(ofOwned(accountId)))
          .orderBy('id'),
    },
    {
      file: 'own-profile-decisions.json',
      query: accountId =>
        tables
          .selectFrom('profile_edit')
          .select(['professional_id', 'status', 'decided_at'])
          .where('decided_by', '=', accountId)
          .orderBy('id'),
    },
  ],
  erase: eraseRows('profile_edit'),
};

/* Both ways are found by themselves: of an `or` with a list PostgreSQL looks through all that was ever wanted. */
const byAccount = (accountId: number) =>
  tables.selectFrom('profile_edit as own').select('own.id').where('own.account_id', '=', accountId);

const ofOwned = (accountId: number) =>
  tables
    .selectFrom('profile_edit as own')
    .select('own.id')
    .where('own.professional_id', 'in', ownedIds('professional', accountId));
