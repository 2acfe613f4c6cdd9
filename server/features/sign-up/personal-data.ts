import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';

/** What a provider said at signup. */
export const applicationData: PersonalData = {
  export: [
    {
      file: 'provider-application.json',
      sql: `select type, place_name, place_add, prof_spec, prof_place, status, reason, decided_at, created_at
        from provider_application where account_id = ?`,
    },
  ],
  erase: eraseRows('provider_application'),
};
