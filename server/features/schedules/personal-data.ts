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
          .select([
            'place as placeId',
            'professional as professionalId',
            'acceptsBooking',
            'weekly',
            'exceptions',
            'note',
          ])
          .select(['confirmedAt', 'createdAt', 'updatedAt'])
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
    .where('own.professional', 'in', ownedIds('professional', accountId));

const ofPlaces = (accountId: number) =>
  tables
    .selectFrom('calendar as own')
    .select('own.id')
    .where('own.place', 'in', ownedIds('place', accountId))
    .where('own.professional', 'is', null);
