import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';

/** Which contacts somebody was shown, and how many on each day. */
export const contactData: PersonalData = {
  export: [
    {
      file: 'revealed-contacts.json',
      sql: `select day, kind, entity_id as id, created_at from contact_reveal where account_id = ?
        order by created_at, kind, entity_id`,
    },
    {
      file: 'revealed-contact-counts.json',
      sql: 'select day, used from contact_quota where account_id = ? order by day',
    },
  ],
  erase: eraseRows('contact_reveal', 'contact_quota'),
};
