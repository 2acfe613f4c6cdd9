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
          .select(['professional as professionalId', 'status', 'changes', 'createdAt', 'updatedAt', 'decidedAt'])
          .where('id', 'in', byAccount(accountId).unionAll(ofOwned(accountId)))
          .orderBy('id'),
    },
    {
      file: 'own-profile-decisions.json',
      query: accountId =>
        tables
          .selectFrom('profile_edit')
          .select(['professional as professionalId', 'status', 'decidedAt'])
          .where('decidedBy', '=', accountId)
          .orderBy('id'),
    },
  ],
  erase: eraseRows('profile_edit'),
};

/* Both ways are found by themselves: of an `or` with a list PostgreSQL looks through all that was ever wanted. */
const byAccount = (accountId: number) =>
  tables.selectFrom('profile_edit as own').select('own.id').where('own.account', '=', accountId);

const ofOwned = (accountId: number) =>
  tables
    .selectFrom('profile_edit as own')
    .select('own.id')
    .where('own.professional', 'in', ownedIds('professional', accountId));
