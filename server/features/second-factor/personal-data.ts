import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** When recovery codes were used, never what they are. */
export const recoveryCodeData: PersonalData = {
  export: [
    {
      file: 'recovery-codes.json',
      query: accountId =>
        tables.selectFrom('recovery_code').select('used_at').where('account_id', '=', accountId).orderBy('id'),
    },
  ],
  erase: eraseRows('recovery_code'),
};
