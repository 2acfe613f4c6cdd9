import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** Which accounts elsewhere somebody logs in with. */
export const socialLoginData: PersonalData = {
  export: [
    {
      file: 'social-logins.json',
      query: accountId =>
        tables
          .selectFrom('social_identity')
          .select(['provider', 'subject', 'created_at'])
          .where('account_id', '=', accountId)
          .orderBy('id'),
    },
  ],
  erase: eraseRows('social_identity'),
};
