import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import type { Changes } from './rules/moderated.ts';
import { PROFILE_EDIT_STATUSES } from './staff-contract.ts';

/** What the owner of a professional's page wants changed and staff look at first; of each page at most one is pending. */
export const ProfileEdit = defineEntity({
  name: 'ProfileEdit',
  tableName: 'profile_edit',
  properties: {
    id: p.integer().primary().autoincrement(),
    professional: p.manyToOne(Professional).mapToPk().index(false).deleteRule('cascade'),
    /** The account that saved last; null once the account is gone. */
    account: p.manyToOne(Account).mapToPk().index(false).nullable().deleteRule('set null'),
    status: p.enum(PROFILE_EDIT_STATUSES).columnType('varchar(12)'),
    changes: p.json<Changes>(),
    /** Grows with every write. */
    version: p.integer(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    /** The staff account, never public. No foreign key: the account may be deleted. */
    decidedBy: p.integer().nullable(),
  },
  indexes: [
    {
      name: 'profile_edit_pending_unique',
      expression: `create unique index "profile_edit_pending_unique" on "profile_edit" ("professional_id") where "status" = 'pending'`,
    },
    { properties: ['professional', 'id'] },
    {
      name: 'profile_edit_decided_by_index',
      expression:
        'create index "profile_edit_decided_by_index" on "profile_edit" ("decided_by") where "decided_by" is not null',
    },
    { properties: ['account'] },
    { properties: ['status', 'id', 'professional'] },
  ],
});

export type ProfileEditRow = InferEntity<typeof ProfileEdit>;
