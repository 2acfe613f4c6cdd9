import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { ASSIGNMENT_STATES } from './contract.ts';
import { Post } from './post.entity.ts';

/** That an account thanked for a post: once each. */
export const PostThanks = defineEntity({
  name: 'PostThanks',
  tableName: 'post_thanks',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    post: p.manyToOne(Post).mapToPk().index().primary().deleteRule('cascade'),
    createdAt: p.datetime(),
  },
});

/** That a verified doctor agrees with a colleague's answer, named with the own page. */
export const PostAgreement = defineEntity({
  name: 'PostAgreement',
  tableName: 'post_agreement',
  properties: {
    post: p.manyToOne(Post).mapToPk().index(false).primary().deleteRule('cascade'),
    professional: p.manyToOne(Professional).mapToPk().index().primary().deleteRule('cascade'),
    account: p.manyToOne(Account).mapToPk().index().deleteRule('cascade'),
    createdAt: p.datetime(),
  },
});

/** What a reader objects to in a post, until staff decide. */
export const PostReport = defineEntity({
  name: 'PostReport',
  tableName: 'post_report',
  properties: {
    id: p.integer().primary().autoincrement(),
    contribution: p.manyToOne(Post).mapToPk().fieldName('post_id').index(false).deleteRule('cascade'),
    account: p.manyToOne(Account).mapToPk().index().deleteRule('cascade'),
    reason: p.string().length(500),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['contribution', 'account'] }],
});

/** That a professional is asked to answer what opens a discussion; at most one such request is open for each. */
export const PostAssignment = defineEntity({
  name: 'PostAssignment',
  tableName: 'post_assignment',
  properties: {
    id: p.integer().primary().autoincrement(),
    post: p.manyToOne(Post).mapToPk().index(false).deleteRule('cascade'),
    /** The account of an approved professional, or one that speaks for the site. */
    assignedTo: p.manyToOne(Account).mapToPk().index(false).deleteRule('cascade'),
    /** Null once that account is gone. */
    assignedBy: p.manyToOne(Account).mapToPk().index(false).nullable().deleteRule('set null'),
    state: p.enum(ASSIGNMENT_STATES).columnType('varchar(12)'),
    createdAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'post_assignment_open_unique',
      expression: `create unique index "post_assignment_open_unique" on "post_assignment" ("post_id") where "state" = 'open'`,
    },
    {
      name: 'post_assignment_due_index',
      expression: `create index "post_assignment_due_index" on "post_assignment" ("created_at", "id") where "state" = 'open'`,
    },
    { properties: ['assignedTo', 'state', 'id'] },
    { properties: ['assignedBy'] },
    { properties: ['post', 'id'] },
  ],
});
