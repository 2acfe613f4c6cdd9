import { defineEntity, p } from '@mikro-orm/core';
import { WholeJson } from '../../platform/db/whole-json.ts';
import { Account } from '../accounts/account.entity.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { type ChosenOption, PROMOTION_CATEGORIES, PROMOTION_STATUSES, type PromotionGroup } from './contract.ts';

/** Promotions that everybody may see: public lists walk these alone. */
const SHOWN = `where "status" = 'published'`;

/**
 * What a place or a professional offers for a while; exactly one of the two is set. Groups of options are read and
 * written as a whole and are values of the row; claims keep what was chosen in its own words.
 */
export const Promotion = defineEntity({
  name: 'Promotion',
  tableName: 'promotion',
  properties: {
    id: p.integer().primary().autoincrement(),
    slug: p.string().length(160),
    title: p.string().length(150),
    /** The title as it is compared, whatever its accents. */
    foldedTitle: p.string().length(220).default(''),
    /** The title as lists are ordered by it. */
    sortTitle: p.string().length(220).default('').ignoreSchemaChanges('collation'),
    /** What is on offer, as its author declared. */
    category: p.enum(PROMOTION_CATEGORIES).columnType('varchar(20)'),
    place: p.manyToOne(Place).mapToPk().index(false).nullable().deleteRule('cascade'),
    professional: p.manyToOne(Professional).mapToPk().index(false).nullable().deleteRule('cascade'),
    /** VND, as all prices here; null where nothing is compared. */
    oldPrice: p.integer().nullable(),
    /** 0 for free. */
    newPrice: p.integer(),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    /** Codes are redeemed before this moment. */
    useUntil: p.datetime(),
    /** Claims at most; null for any number. */
    quota: p.integer().nullable(),
    claimed: p.integer().default(0),
    /** Sanitised HTML. */
    description: p.text().default(''),
    terms: p.text().default(''),
    groups: p.json<PromotionGroup[]>().type(new WholeJson()),
    /** The highest number that an option ever had; 0 where no option was added since the groups were written. */
    lastOption: p.integer().default(0),
    status: p.enum(PROMOTION_STATUSES).columnType('varchar(12)'),
    /** Why staff refused it, in words for its provider; empty where they did not. */
    refusal: p.string().length(500).default(''),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'promotion_running_index',
      expression: `create index "promotion_running_index" on "promotion" ("ends_at", "id", "starts_at") ${SHOWN}`,
    },
    {
      name: 'promotion_upcoming_index',
      expression: `create index "promotion_upcoming_index" on "promotion" ("starts_at", "id") ${SHOWN}`,
    },
    { properties: ['place', 'endsAt', 'id'] },
    { properties: ['professional', 'endsAt', 'id'] },
    // The console walks these, which hold all that it looks for.
    { name: 'promotion_ends_index', properties: ['endsAt', 'id', 'status', 'place', 'professional', 'foldedTitle'] },
    {
      name: 'promotion_starts_index',
      properties: ['startsAt', 'id', 'status', 'place', 'professional', 'foldedTitle'],
    },
    {
      name: 'promotion_title_index',
      properties: ['sortTitle', 'id', 'status', 'place', 'professional', 'foldedTitle'],
    },
  ],
});

/** A code that an account got for a promotion: one each. */
export const PromotionClaim = defineEntity({
  name: 'PromotionClaim',
  tableName: 'promotion_claim',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Random; a patient who shows it gets what is on offer. */
    code: p.string().length(10),
    promotion: p.manyToOne(Promotion).mapToPk().index(false).deleteRule('cascade'),
    account: p.manyToOne(Account).mapToPk().index(false).deleteRule('cascade'),
    options: p.json<ChosenOption[]>(),
    /** VND, with the options. */
    price: p.integer(),
    claimedAt: p.datetime(),
    redeemedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['account', 'claimedAt'] }],
  uniques: [{ properties: ['code'] }, { properties: ['promotion', 'account'] }],
});
