import { defineEntity, p } from '@mikro-orm/core';
import { SOCIAL_PROVIDERS } from '../accounts/social-identity.entity.ts';

/** A visitor who is away at a social provider, or back and about to prove an account by its password. */
export const SocialAttempt = defineEntity({
  name: 'SocialAttempt',
  tableName: 'social_attempt',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** SHA-256 of the state, base64url. */
    stateHash: p.string().length(43).unique(),
    provider: p.enum(SOCIAL_PROVIDERS).columnType('varchar(20)'),
    codeVerifier: p.string().length(128),
    nonce: p.string().length(64),
    next: p.string().length(1_000),
    source: p.string().length(40).default(''),
    /** What was pressed before, `place:12`; empty for nothing. */
    favourite: p.string().length(40).default(''),
    utm: p.json<Record<string, string>>(),
    /** Known once the visitor is back: whom the provider says it is. */
    subject: p.string().length(255).nullable(),
    email: p.string().length(254).nullable(),
    name: p.string().length(80).nullable(),
    isEmailVerified: p.boolean().default(false),
    expiresAt: p.datetime().index(),
    createdAt: p.datetime(),
  },
  indexes: [
    {
      name: 'social_attempt_email_index',
      expression: 'create index "social_attempt_email_index" on "social_attempt" ("email") where "email" is not null',
    },
  ],
});
