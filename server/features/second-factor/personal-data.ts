import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** The times at which recovery codes were used, without the codes. */
export const recoveryCodeData: PersonalData = {
  export: [
    {
      file: 'recovery-codes.json',
      query: accountId =>
        tables.selectFrom('recovery_code').select('usedAt').where('account', '=', accountId).orderBy('id'),
    },
  ],
  erase: eraseRows('recovery_code'),
};
