import { defineEntity, p } from '@mikro-orm/core';

/** One action of staff, or one view of personal data. Names fields and ids, never values. Rows never change. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    id: p.integer().primary().autoincrement(),
    at: p.datetime(),
    /** Null for the command line. It outlives the account, so it is no foreign key. */
    actorId: p.integer().nullable(),
    /** Verb and kind: `place.update`, `account.view`. */
    action: p.string().length(60),
    subjectKind: p.string().length(30),
    subjectId: p.integer().nullable(),
    /** Names of the fields that were seen or changed. */
    fields: p.json<string[]>(),
    requestId: p.string().length(60).nullable(),
  },
  indexes: [
    { properties: ['subjectKind', 'subjectId', 'id'] },
    { properties: ['actorId', 'id'] },
    { properties: ['id', 'subjectKind', 'action'] },
  ],
});
