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
          .where('id', 'in', ofProfessionals(accountId).unionAll(ofPlaces(accountId)))
          .orderBy('id'),
    },
  ],
};

/* Both ways are found by themselves: of an `or` of two lists PostgreSQL looks through all calendars. */
const ofProfessionals = (accountId: number) =>
  tables
    .selectFrom('calendar as own')
    .select('own.id')
    .where('own.professional_id', 'in', ownedIds('professional', accountId));

const ofPlaces = (accountId: number) =>
  tables
    .selectFrom('calendar as own')
    .select('own.id')
    .where('own.place_id', 'in', ownedIds('place', accountId))
    .where('own.professional_id', 'is', null);
