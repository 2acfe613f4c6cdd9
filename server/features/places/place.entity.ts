import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { District, Province, Ward } from '../areas/area.entity.ts';
import type { OpeningHours } from '../records/opening-hours-contract.ts';
import { Term } from '../taxonomy/term.entity.ts';

export const PLACE_STATUSES = ['published', 'draft', 'hidden'] as const;

/**
 * A medical facility. Phone and email address are contacts: no public answer holds them but a number that is public.
 */
export const Place = defineEntity({
  name: 'Place',
  tableName: 'place',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The id in the list it was imported from; the key by which an import repeats itself. */
    externalId: p.string().length(120).nullable().unique(),
    slug: p.string().length(160),
    name: p.string().length(200),
    status: p.enum(PLACE_STATUSES).columnType('varchar(12)').default('published'),
    placeType: p.manyToOne(Term).mapToPk().index(false),
    address: p.string().length(300).default(''),
    ward: p.manyToOne(Ward).mapToPk().index(false).nullable(),
    district: p.manyToOne(District).mapToPk().index(false).nullable(),
    province: p.manyToOne(Province).mapToPk().index(false),
    lat: p.double().$type<number>().nullable(),
    long: p.double().$type<number>().nullable(),
    /** E.164, e.g. +842436402308. */
    phone: p.string().length(20).nullable(),
    /** The provider shows the number to everybody: it is the reception's. */
    phoneIsPublic: p.boolean().default(false),
    email: p.string().length(254).nullable(),
    website: p.string().length(300).nullable(),
    description: p.text().default(''),
    openingHours: p.json<OpeningHours | null>().nullable(),
    /** Takes statutory health insurance (bảo hiểm y tế). */
    acceptsBhyt: p.boolean().default(false),
    source: p.string().length(300).default(''),
    licence: p.string().length(80).default(''),
    ratingSum: p.integer().default(0),
    ratingCount: p.integer().default(0),
    /** Bayesian rating in thousandths, for order; from rules/relevance. */
    ratingRank: p.integer().default(0),
    reviewCount: p.integer().default(0),
    /** Published professionals who work here; kept by the commands that write workplaces. */
    professionalCount: p.integer().default(0),
    /** Points for what of the profile is filled in; from rules/relevance. */
    completeness: p.integer().default(0),
    /** Default order of lists, higher first; from rules/relevance. */
    relevance: p.integer().default(0),
    /** The name as it is compared, whatever its accents. */
    foldedName: p.string().length(220).default(''),
    /** The name as lists are ordered by it. */
    sortName: p.string().length(220).default('').ignoreSchemaChanges('collation'),
    /** What staff find it by; from records/rules/staff-words. */
    staffWords: p.string().length(400).default(''),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'place_phone_index',
      expression: 'create index "place_phone_index" on "place" ("phone") where "phone" is not null',
    },
    {
      name: 'place_email_index',
      expression: 'create index "place_email_index" on "place" ("email") where "email" is not null',
    },
    {
      name: 'place_licence_index',
      expression: 'create index "place_licence_index" on "place" (lower("licence"))',
    },
    {
      name: 'place_unshown_index',
      expression: `create index "place_unshown_index" on "place" ("id", "staff_words") where "status" <> 'published'`,
    },
    {
      name: 'place_relevance_index',
      expression: 'create index "place_relevance_index" on "place" ("status", "relevance" desc, "id")',
    },
    {
      name: 'place_rating_index',
      expression: 'create index "place_rating_index" on "place" ("status", "rating_rank" desc, "id")',
    },
    {
      name: 'place_reviews_index',
      expression: 'create index "place_reviews_index" on "place" ("status", "review_count" desc, "id")',
    },
    {
      name: 'place_name_index',
      expression: 'create index "place_name_index" on "place" ("status", "sort_name", "id")',
    },
    {
      name: 'place_folded_name_index',
      expression: 'create index "place_folded_name_index" on "place" ("folded_name", "id")',
    },
    {
      name: 'place_position_index',
      expression: 'create index "place_position_index" on "place" ("status", "lat", "long", "id")',
    },
    {
      name: 'place_sort_index',
      expression:
        'create index "place_sort_index" on "place" ("id", "status", "relevance", "rating_rank", "review_count", "sort_name", "lat", "long")',
    },
    {
      name: 'place_district_index',
      expression: 'create index "place_district_index" on "place" ("district_id", "id")',
    },
    {
      name: 'place_province_index',
      expression: 'create index "place_province_index" on "place" ("province_id", "id")',
    },
    {
      name: 'place_staff_id_index',
      expression:
        'create index "place_staff_id_index" on "place" ("id", "status", "province_id", "place_type_id", "staff_words")',
    },
    {
      name: 'place_staff_name_index',
      expression:
        'create index "place_staff_name_index" on "place" ("sort_name", "id", "status", "province_id", "place_type_id", "staff_words")',
    },
    {
      name: 'place_staff_updated_index',
      expression:
        'create index "place_staff_updated_index" on "place" ("updated_at", "id", "status", "province_id", "place_type_id", "staff_words")',
    },
    {
      name: 'place_staff_rating_index',
      expression:
        'create index "place_staff_rating_index" on "place" ("rating_rank", "id", "status", "province_id", "place_type_id", "staff_words")',
    },
    { properties: ['placeType'] },
  ],
});

/** A speciality or service that a place offers, in the order shown. */
export const PlaceTerm = defineEntity({
  name: 'PlaceTerm',
  tableName: 'place_term',
  properties: {
    place: p.manyToOne(Place).mapToPk().index(false).primary().deleteRule('cascade'),
    term: p.manyToOne(Term).mapToPk().index(false).primary(),
    position: p.integer().default(0),
    /** VND; both null where the price is not given. */
    priceFrom: p.integer().nullable(),
    priceTo: p.integer().nullable(),
    /** The facility's own wording, shown instead of the term's name. */
    label: p.string().length(160).default(''),
  },
  indexes: [{ properties: ['term'] }],
});

export type PlaceRow = InferEntity<typeof Place>;

/** What changes of it: its columns, and what belongs to it in other tables. */
export type PlaceAspect = Extract<keyof PlaceRow, string> | 'terms' | 'pictures' | 'captions' | 'videos';
