import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';

export const APPLICATION_STATUSES = ['pending', 'approved', 'refused'] as const;

/** A provider's application at signup, with the decision of staff. */
export const ProviderApplication = defineEntity({
  name: 'ProviderApplication',
  tableName: 'provider_application',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: p.manyToOne(Account).mapToPk().index(false).unique().deleteRule('cascade'),
    type: p.enum(['professional', 'place'] as const).columnType('varchar(20)'),
    placeName: p.string().length(200).default(''),
    placeAdd: p.string().length(300).default(''),
    profSpec: p.string().length(200).default(''),
    profPlace: p.string().length(200).default(''),
    status: p.enum(APPLICATION_STATUSES).columnType('varchar(20)').default('pending'),
    /** The reason of a refusal, as the applicant reads it. */
    reason: p.string().length(500).default(''),
    /** The staff account; no foreign key, as the account may be deleted. */
    decidedBy: p.integer().nullable(),
    decidedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    { properties: ['status', 'id'] },
    {
      name: 'provider_application_decided_by_index',
      expression:
        'create index "provider_application_decided_by_index" on "provider_application" ("decided_by") where "decided_by" is not null',
    },
  ],
});
