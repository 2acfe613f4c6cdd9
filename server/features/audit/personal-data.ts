import type { PersonalData } from '../../platform/features/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import { tables } from './tables.ts';

/** What a person did as one of staff: to which record of the registry, but never to whom. */
export function auditData({ subjects }: Pick<Services, 'subjects'>): PersonalData {
  const kinds = subjects.all.map(({ name }) => name);
  return {
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
              eb.case().when('subjectKind', 'in', kinds).then(eb.ref('subjectId')).else(null).end().as('subjectId'),
            ])
            .where('actorId', '=', accountId)
            .orderBy('id'),
      },
    ],
  };
}
