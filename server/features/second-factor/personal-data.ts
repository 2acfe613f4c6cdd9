import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';

/** When recovery codes were used, never what they are. */
export const recoveryCodeData: PersonalData = {
  export: [
    {
      file: 'recovery-codes.json',
      sql: 'select used_at from recovery_code where account_id = ? order by id',
    },
  ],
  erase: eraseRows('recovery_code'),
};
