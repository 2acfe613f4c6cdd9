import { defineEntity, p } from '@mikro-orm/core';
import { ROLES } from '../../platform/auth/principal.ts';

export const ACCOUNT_STATUSES = ['active', 'pending', 'disabled', 'anonymised'] as const;

/** A person who can log in. Email addresses are kept in lower case and NFC, phone numbers as E.164. */
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
    /** When its owner's request to delete the account is carried out; null when there is none. */
    deletionDueAt: p.datetime().nullable(),
    passwordChangedAt: p.datetime().nullable(),
    lastLoginAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'account_folded_name_index',
      expression: 'create index "account_folded_name_index" on "account" ("folded_name", "id")',
    },
    { properties: ['role', 'id'] },
    { properties: ['status', 'id'] },
    { name: 'account_phone_index', properties: ['mobilePhone'] },
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
