import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** The people for whom the account books. */
export const relativeData: PersonalData = {
  export: [
    {
      file: 'relatives.json',
      query: accountId =>
        tables
          .selectFrom('relative')
          .select(['id', 'name', 'relation', 'dateOfBirth', 'phone', 'createdAt', 'updatedAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
  ],
  erase: eraseRows('relative'),
};
