import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** Which contacts the account was shown, and how many on each day. */
export const contactData: PersonalData = {
  export: [
    {
      file: 'revealed-contacts.json',
      query: accountId =>
        tables
          .selectFrom('contact_reveal')
          .select(['day', 'kind', 'entityId as id', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('createdAt')
          .orderBy('kind')
          .orderBy('entityId'),
    },
    {
      file: 'revealed-contact-counts.json',
      query: accountId =>
        tables.selectFrom('contact_quota').select(['day', 'used']).where('account', '=', accountId).orderBy('day'),
    },
  ],
  erase: eraseRows('contact_reveal', 'contact_quota'),
};
