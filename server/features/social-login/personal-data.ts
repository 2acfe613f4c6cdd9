import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';

/** Which accounts elsewhere somebody logs in with. */
export const socialLoginData: PersonalData = {
  export: [
    {
      file: 'social-logins.json',
      sql: 'select provider, subject, created_at from social_identity where account_id = ? order by id',
    },
  ],
  erase: eraseRows('social_identity'),
};
