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
          .select(['kind', 'entity_id', 'created_at'])
          .where('account_id', '=', accountId)
          .orderBy('kind')
          .orderBy('entity_id'),
    },
  ],
  erase: eraseRows('visit_feed'),
};
