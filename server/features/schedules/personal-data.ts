import type { PersonalData } from '../../platform/features/personal-data.ts';
import { ownedIds } from '../providers/queries/owned-ids.ts';
import { tables } from './tables.ts';

/** When people work whose pages the account owns. The pages stay when the account goes, and so do their hours. */
export const scheduleData: PersonalData = {
  export: [
    {
      file: 'calendars.json',
      query: accountId =>
        tables
          .selectFrom('calendar')
          .select(['place_id', 'professional_id', 'accepts_booking', 'weekly', 'exceptions', 'note'])
          .select(['confirmed_at', 'created_at', 'updated_at'])
          .where(eb =>
            eb.or([
              eb('professional_id', 'in', ownedIds('professional', accountId)),
              eb.and([eb('place_id', 'in', ownedIds('place', accountId)), eb('professional_id', 'is', null)]),
            ]),
          )
          .orderBy('id'),
    },
  ],
};
