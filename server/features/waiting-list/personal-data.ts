import { addressedBy, eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** The days on which the account waits for a free slot. */
export const waitingData: PersonalData = {
  export: [
    {
      file: 'waiting-lists.json',
      query: accountId =>
        tables
          .selectFrom('waiting_entry')
          .select(['code', 'calendar as calendarId', 'day', 'startAt', 'name', 'email', 'phone', 'state'])
          .select(['offeredStart', 'offeredUntil', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
  ],
  byAddress: [
    {
      name: 'places on waiting lists',
      ...addressedBy('waiting_entry', 'email'),
      erase: async (unit, email) =>
        void (await unit.run(tables.deleteFrom('waiting_entry').where('email', '=', email))),
    },
  ],
  erase: eraseRows('waiting_entry'),
};
