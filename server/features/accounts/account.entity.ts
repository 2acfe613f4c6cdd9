import { defineEntity, p } from '@mikro-orm/core';
import { ROLES } from '../../platform/auth/principal.ts';

export const ACCOUNT_STATUSES = ['active', 'pending', 'disabled', 'anonymised'] as const;

/** Somebody who can log in. E-mail addresses are kept in lower case and NFC, phone numbers as E.164. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Null once the account is anonymised. */
    email: p.string().length(254).nullable().unique(),
    name: p.string().length(80),
    /** The name as staff search it, by `foldText`; empty once the account is anonymised. */
    foldedName: p.string().length(320).default(''),
    mobilePhone: p.string().length(20).nullable(),
    /** Argon2id in PHC form; null for those who only use a social login. */
    passwordHash: p.string().length(160).nullable(),
    role: p.enum(ROLES).columnType('varchar(20)').default('user'),
    /** `pending`: a provider before approval, who may log in and prepare. */
    status: p.enum(ACCOUNT_STATUSES).columnType('varchar(20)').default('active'),
    isOfficial: p.boolean().default(false),
    emailConfirmedAt: p.datetime().nullable(),
    /** Where the signup began (`forum`, `favourite`) and by which campaign. */
    source: p.string().length(40).default(''),
    utm: p.json<Record<string, string>>(),
    /** Base32, encrypted with the installation's secret; counts once `totpConfirmedAt` is set. */
    totpSecret: p.string().length(200).nullable(),
    /** As `totpSecret`: one that was set up and waits for its first code, while the one before still counts. */
    totpPendingSecret: p.string().length(200).nullable(),
    totpConfirmedAt: p.datetime().nullable(),
    /** The last time step whose code was accepted: a code is good once. */
    totpLastStep: p.integer().nullable(),
    /** When its owner's wish to be forgotten is carried out; null when there is none. */
    deletionDueAt: p.datetime().nullable(),
    passwordChangedAt: p.datetime().nullable(),
    lastLoginAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ['role', 'id'] },
    { properties: ['status', 'id'] },
    {
      name: 'account_staff_id_index',
      expression: 'create index "account_staff_id_index" on "account" ("id", "role", "status", "folded_name", "email")',
    },
    {
      name: 'account_staff_name_index',
      expression:
        'create index "account_staff_name_index" on "account" ("name", "id", "role", "status", "folded_name", "email")',
    },
    {
      name: 'account_staff_email_index',
      expression:
        'create index "account_staff_email_index" on "account" ("email", "id", "role", "status", "folded_name")',
    },
    {
      name: 'account_staff_created_index',
      expression:
        'create index "account_staff_created_index" on "account" ("created_at", "id", "role", "status", "folded_name", "email")',
    },
    {
      name: 'account_deletion_due_index',
      expression:
        'create index "account_deletion_due_index" on "account" ("deletion_due_at") where "deletion_due_at" is not null',
    },
  ],
});

/** One browser that is logged in. The token itself is with the browser only. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: p.manyToOne(Account).mapToPk().index().deleteRule('cascade'),
    /** SHA-256 of the token, base64url. */
    tokenHash: p.string().length(43).unique(),
    /** What its owner will know it by: `Chrome trên Windows`. */
    device: p.string().length(80),
    hasSecondFactor: p.boolean().default(false),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
});

/**
 * `reset-password` was asked for and mailed; `new-password` was handed out otherwise: to staff, and to who confirmed an
 * address in a browser that the account does not know. `login-code` is typed, not opened.
 */
export const TOKEN_PURPOSES = ['confirm-email', 'reset-password', 'new-password', 'login-code'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** A link or code that was mailed: good once, for some time. */
export const AccountToken = defineEntity({
  name: 'AccountToken',
  tableName: 'account_token',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: p.manyToOne(Account).mapToPk().index().deleteRule('cascade'),
    purpose: p.enum(TOKEN_PURPOSES).columnType('varchar(20)'),
    /** Of a link SHA-256, of a code a keyed hash; base64url. */
    tokenHash: p.string().length(43).unique(),
    /** The address that it confirms; a token for an older one is void. */
    email: p.string().length(254),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** A spare second factor, good once. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: p.manyToOne(Account).mapToPk().index(false).deleteRule('cascade'),
    codeHash: p.string().length(43),
    usedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['account', 'codeHash'] }],
});

export const SOCIAL_PROVIDERS = ['google', 'facebook', 'zalo', 'demo'] as const;

/** An account's name at a social provider. */
export const SocialIdentity = defineEntity({
  name: 'SocialIdentity',
  tableName: 'social_identity',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: p.manyToOne(Account).mapToPk().index().deleteRule('cascade'),
    provider: p.enum(SOCIAL_PROVIDERS).columnType('varchar(20)'),
    /** The provider's own id of the person. */
    subject: p.string().length(255),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['provider', 'subject'] }],
});

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
    utm: p.json<Record<string, string>>(),
    /** Known once the visitor is back: whom the provider says it is. */
    subject: p.string().length(255).nullable(),
    email: p.string().length(254).nullable(),
    name: p.string().length(80).nullable(),
    isEmailVerified: p.boolean().default(false),
    expiresAt: p.datetime().index(),
    createdAt: p.datetime(),
  },
});

export const APPLICATION_STATUSES = ['pending', 'approved', 'refused'] as const;

/** What a provider said of itself at signup, and what staff made of it. */
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
    /** Why it was refused, as its sender reads it. */
    reason: p.string().length(500).default(''),
    /** The staff account; no foreign key, as it may go. */
    decidedBy: p.integer().nullable(),
    decidedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['status', 'id'] }],
});

export const accountEntities = [
  Account,
  Session,
  AccountToken,
  RecoveryCode,
  SocialIdentity,
  SocialAttempt,
  ProviderApplication,
];
