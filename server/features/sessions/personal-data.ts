import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** Where the account is logged in. */
export const sessionData: PersonalData = {
  export: [
    {
      file: 'sessions.json',
      query: accountId =>
        tables
          .selectFrom('session')
          .select(['device', 'has_second_factor', 'created_at', 'last_seen_at', 'expires_at'])
          .where('account_id', '=', accountId)
          .orderBy('id'),
    },
  ],
  erase: eraseRows('session'),
};
