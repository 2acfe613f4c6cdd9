import { defineEntity, p } from '@mikro-orm/core';
import { CONSENT_CHOICES } from './contract.ts';

/** What a visitor who has consented did. Kept for 13 months. */
export const AnalyticsHit = defineEntity({
  name: 'AnalyticsHit',
  tableName: 'analytics_hit',
  properties: {
    // SQLite has one integer type, which the schema comparison takes for another one than bigint.
    id: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    /** Vietnam's, as `2026-01-31`. */
    day: p.string().length(10),
    at: p.datetime(),
    kind: p.enum(['page', 'virtual', 'event', 'timing'] as const).columnType('varchar(10)'),
    path: p.string().length(200),
    title: p.string().length(300).default(''),
    category: p.string().length(40).default(''),
    action: p.string().length(40).default(''),
    label: p.string().length(120).default(''),
    /** Milliseconds of a timing. */
    value: p.integer().nullable(),
    /** The browser's random id. */
    userId: p.string().length(36).nullable(),
  },
  indexes: [{ properties: ['day', 'kind'] }, { properties: ['userId'] }],
});

/** How often a path was viewed on a day, by everybody: it holds nobody's id, so it needs nobody's consent. */
export const AnalyticsDayCount = defineEntity({
  name: 'AnalyticsDayCount',
  tableName: 'analytics_day_count',
  properties: {
    day: p.string().length(10).primary(),
    path: p.string().length(200).primary(),
    count: p.integer().default(0),
  },
});

/** What was answered to the question for consent, and when: the proof that the law asks for. Nobody's account. */
export const ConsentRecord = defineEntity({
  name: 'ConsentRecord',
  tableName: 'consent_record',
  properties: {
    id: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    /** Random; ties a withdrawal to its consent. */
    consentId: p.string().length(36),
    choice: p.enum(CONSENT_CHOICES).columnType('varchar(10)'),
    version: p.integer(),
    at: p.datetime(),
  },
  indexes: [{ properties: ['consentId'] }, { properties: ['at'] }],
});
