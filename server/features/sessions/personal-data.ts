import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';

/** Where somebody is logged in. */
export const sessionData: PersonalData = {
  export: [
    {
      file: 'sessions.json',
      sql: `select device, has_second_factor, created_at, last_seen_at, expires_at from session where account_id = ?
        order by id`,
    },
  ],
  erase: eraseRows('session'),
};
