import { addressedBy, eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** With which accounts elsewhere the account logs in. */
export const socialLoginData: PersonalData = {
  export: [
    {
      file: 'social-logins.json',
      query: accountId =>
        tables
          .selectFrom('social_identity')
          .select(['provider', 'subject', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
  ],
  byAddress: [
    {
      name: 'logins under way',
      ...addressedBy('social_attempt', 'email'),
      erase: async (unit, email) =>
        void (await unit.run(tables.deleteFrom('social_attempt').where('email', '=', email))),
    },
  ],
  erase: eraseRows('social_identity'),
};
