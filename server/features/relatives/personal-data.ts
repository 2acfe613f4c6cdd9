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
          .select(['id', 'name', 'relation', 'date_of_birth', 'phone', 'created_at', 'updated_at'])
          .where('account_id', '=', accountId)
          .orderBy('id'),
    },
  ],
  erase: eraseRows('relative'),
};
