import { addressedBy, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** What records said before an import, which may name an address. */
export const importData: PersonalData = {
  byAddress: [
    {
      name: 'records before an import',
      ...addressedBy('import_change', 'email'),
      erase: async (unit, email) =>
        void (await unit.run(tables.deleteFrom('import_change').where('email', '=', email))),
    },
  ],
};
