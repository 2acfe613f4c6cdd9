import type { PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

/** What a person did as one of staff, without saying to whom. */
export const auditData: PersonalData = {
  export: [
    {
      file: 'own-staff-actions.json',
      query: accountId =>
        tables
          .selectFrom('audit_entry')
          .select(eb => [
            'at',
            'action',
            'fields',
            eb
              .case()
              .when('subject_kind', 'in', ['account', 'provider-application'])
              .then(null)
              .else(eb.ref('subject_id'))
              .end()
              .as('subject_id'),
          ])
          .where('actor_id', '=', accountId)
          .orderBy('id'),
    },
  ],
};
