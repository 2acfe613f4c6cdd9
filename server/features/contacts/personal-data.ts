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
          .select(['day', 'kind', 'entity_id as id', 'created_at'])
          .where('account_id', '=', accountId)
          .orderBy('created_at')
          .orderBy('kind')
          .orderBy('entity_id'),
    },
    {
      file: 'revealed-contact-counts.json',
      query: accountId =>
        tables.selectFrom('contact_quota').select(['day', 'used']).where('account_id', '=', accountId).orderBy('day'),
    },
  ],
  erase: eraseRows('contact_reveal', 'contact_quota'),
};
