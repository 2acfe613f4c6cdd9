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
          .select(['device', 'hasSecondFactor', 'createdAt', 'lastSeenAt', 'expiresAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
  ],
  erase: eraseRows('session'),
};
