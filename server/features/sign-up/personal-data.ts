import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** A provider's application at signup. */
export const applicationData: PersonalData = {
  export: [
    {
      file: 'provider-application.json',
      query: accountId =>
        tables
          .selectFrom('provider_application')
          .select(['type', 'place_name', 'place_add', 'prof_spec', 'prof_place'])
          .select(['status', 'reason', 'decided_at', 'created_at'])
          .where('account_id', '=', accountId),
    },
  ],
  erase: eraseRows('provider_application'),
};
