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
          .select(['type', 'placeName', 'placeAdd', 'profSpec', 'profPlace'])
          .select(['status', 'reason', 'decidedAt', 'createdAt'])
          .where('account', '=', accountId),
    },
  ],
  erase: eraseRows('provider_application'),
};
