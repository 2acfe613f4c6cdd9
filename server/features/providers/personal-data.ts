import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import { ownedIds } from './queries/owned-ids.ts';

/** Which pages somebody owns, with what each kind of record says is its owner's, and what was decided as staff. */
export function providerData({ subjects }: Services): PersonalData {
  return {
    export: [
      {
        file: 'owned-pages.json',
        sql: 'select kind, entity_id, created_at from provider_link where account_id = ? order by kind, entity_id',
      },
      ...subjects.all.flatMap(({ name, ownersData }) => ownersData?.(ownedIds(name)) ?? []),
      {
        file: 'own-staff-decisions.json',
        sql: 'select type, status, decided_at from provider_application where decided_by = ? order by decided_at, id',
      },
    ],
    erase: eraseRows('provider_link'),
  };
}
