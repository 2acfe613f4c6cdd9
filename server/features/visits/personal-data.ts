import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** For which of its pages an account has an address that calendar programs read. */
export const visitFeedData: PersonalData = {
  export: [
    {
      file: 'visit-feeds.json',
      query: accountId =>
        tables
          .selectFrom('visit_feed')
          .select(['kind', 'entityId', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('kind')
          .orderBy('entityId'),
    },
  ],
  erase: eraseRows('visit_feed'),
};
