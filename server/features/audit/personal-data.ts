import type { PersonalData } from '../../platform/features/personal-data.ts';

/**
 * What the audit log has of a person: what staff saw or changed of it, without saying who, and what the person did as
 * one of staff, without saying to whom.
 */
export const auditData: PersonalData = {
  export: [
    {
      file: 'seen-by-staff.json',
      sql: `select seen.at, seen.action, seen.fields from audit_entry seen join (
          select 'account' as kind, id from account where id = ?
          union all select 'provider-application', id from provider_application where account_id = ?
          union all select kind, entity_id from provider_link where account_id = ?
        ) own on seen.subject_kind = own.kind and seen.subject_id = own.id
        order by seen.id`,
    },
    {
      file: 'own-staff-actions.json',
      sql: `select at, action, fields,
        case when subject_kind in ('account', 'provider-application') then null else subject_id end as subject_id
        from audit_entry where actor_id = ? order by id`,
    },
  ],
};
