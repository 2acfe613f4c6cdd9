import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { District, Province } from '../areas/area.entity.ts';
import { Place } from '../places/place.entity.ts';
import { Term } from '../taxonomy/term.entity.ts';

export const PROFESSIONAL_STATUSES = ['published', 'draft', 'hidden'] as const;
const GENDERS = ['female', 'male'] as const;

/** A doctor or other health worker. Phone and email address are contacts: no public answer holds them. */
export const Professional = defineEntity({
  name: 'Professional',
  tableName: 'professional',
  properties: {
    id: p.integer().primary().autoincrement(),
    externalId: p.string().length(120).nullable().unique(),
    slug: p.string().length(160),
    name: p.string().length(80),
    /** Public only when staff have verified the licence. */
    status: p.enum(PROFESSIONAL_STATUSES).columnType('varchar(12)').default('draft'),
    gender: p.enum(GENDERS).columnType('varchar(8)').nullable(),
    licenceNumber: p.string().length(60).nullable(),
    licenceIssuer: p.string().length(160).default(''),
    /** What it allows, as the licence words it. */
    licenceScope: p.string().length(300).default(''),
    /** When staff checked it with the authority; null before, and when the check no longer holds. */
    licenceVerifiedAt: p.datetime().nullable(),
    /** What the check rests on, for staff: an address of the authority's register, a letter. */
    licenceEvidence: p.string().length(500).default(''),
    /** The staff account, never public; null for imported checks. No foreign key: the account may be deleted. */
    licenceCheckedBy: p.integer().nullable(),
    occupation: p.manyToOne(Term).mapToPk().index(false).nullable(),
    title: p.manyToOne(Term).mapToPk().index(false).nullable(),
    /** Abbreviations before the name, e.g. "PGS.TS.BS"; from rules/display-name. */
    honorific: p.string().length(80).default(''),
    /** Sanitised HTML, as the four below. */
    position: p.text().default(''),
    description: p.text().default(''),
    servicesFree: p.text().default(''),
    experienceFull: p.text().default(''),
    achievements: p.text().default(''),
    /** First year of practice; null where not given. */
    practisingSince: p.integer().nullable(),
    phone: p.string().length(20).nullable(),
    email: p.string().length(254).nullable(),
    /** Where the main workplace stands; kept by the command that writes workplaces. */
    province: p.manyToOne(Province).mapToPk().index(false).nullable(),
    district: p.manyToOne(District).mapToPk().index(false).nullable(),
    lat: p.double().$type<number>().nullable(),
    long: p.double().$type<number>().nullable(),
    ratingSum: p.integer().default(0),
    ratingCount: p.integer().default(0),
    ratingRank: p.integer().default(0),
    reviewCount: p.integer().default(0),
    /** Points for what of the profile is filled in; from rules/relevance. */
    completeness: p.integer().default(0),
    relevance: p.integer().default(0),
    /** The name as it is compared; from rules/names, as the next. */
    foldedName: p.string().length(120).default(''),
    /** Given name first: Vietnamese order people by given name. */
    sortName: p.string().length(120).default('').ignoreSchemaChanges('collation'),
    /** What staff find it by; from records/rules/staff-words. */
    staffWords: p.string().length(400).default(''),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'professional_phone_index',
      expression: 'create index "professional_phone_index" on "professional" ("phone") where "phone" is not null',
    },
    {
      name: 'professional_email_index',
      expression: 'create index "professional_email_index" on "professional" ("email") where "email" is not null',
    },
    {
      name: 'professional_licence_index',
      expression: 'create index "professional_licence_index" on "professional" (lower("licence_number"))',
    },
    {
      name: 'professional_unshown_index',
      expression: `create index "professional_unshown_index" on "professional" ("id", "staff_words") where "status" <> 'published'`,
    },
    {
      name: 'professional_relevance_index',
      expression: 'create index "professional_relevance_index" on "professional" ("status", "relevance" desc, "id")',
    },
    {
      name: 'professional_rating_index',
      expression: 'create index "professional_rating_index" on "professional" ("status", "rating_rank" desc, "id")',
    },
    {
      name: 'professional_reviews_index',
      expression: 'create index "professional_reviews_index" on "professional" ("status", "review_count" desc, "id")',
    },
    {
      name: 'professional_name_index',
      expression: 'create index "professional_name_index" on "professional" ("status", "sort_name", "id")',
    },
    {
      name: 'professional_folded_name_index',
      expression: 'create index "professional_folded_name_index" on "professional" ("folded_name", "id")',
    },
    {
      name: 'professional_position_index',
      expression: 'create index "professional_position_index" on "professional" ("status", "lat", "long", "id")',
    },
    {
      name: 'professional_sort_index',
      expression:
        'create index "professional_sort_index" on "professional" ("id", "status", "relevance", "rating_rank", "review_count", "sort_name", "lat", "long")',
    },
    {
      name: 'professional_district_index',
      expression: 'create index "professional_district_index" on "professional" ("district_id", "id")',
    },
    {
      name: 'professional_staff_id_index',
      expression:
        'create index "professional_staff_id_index" on "professional" ("id", "status", "province_id", "licence_verified_at", "staff_words")',
    },
    {
      name: 'professional_staff_name_index',
      expression:
        'create index "professional_staff_name_index" on "professional" ("sort_name", "id", "status", "province_id", "licence_verified_at", "staff_words")',
    },
    {
      name: 'professional_staff_updated_index',
      expression:
        'create index "professional_staff_updated_index" on "professional" ("updated_at", "id", "status", "province_id", "licence_verified_at", "staff_words")',
    },
    {
      name: 'professional_staff_rating_index',
      expression:
        'create index "professional_staff_rating_index" on "professional" ("rating_rank", "id", "status", "province_id", "licence_verified_at", "staff_words")',
    },
    { properties: ['occupation'] },
    {
      name: 'professional_title_id_index',
      expression:
        'create index "professional_title_id_index" on "professional" ("title_id") where "title_id" is not null',
    },
  ],
});

/** A speciality, service, degree, qualification, language or position of a professional, in the order shown. */
export const ProfessionalTerm = defineEntity({
  name: 'ProfessionalTerm',
  tableName: 'professional_term',
  properties: {
    professional: p.manyToOne(Professional).mapToPk().index(false).primary().deleteRule('cascade'),
    term: p.manyToOne(Term).mapToPk().index(false).primary(),
    position: p.integer().default(0),
    priceFrom: p.integer().nullable(),
    priceTo: p.integer().nullable(),
    /** The professional's own wording, shown instead of the term's name. */
    label: p.string().length(160).default(''),
  },
  indexes: [{ properties: ['term'] }],
});

/** Where a professional works, the main place first. */
export const Workplace = defineEntity({
  name: 'Workplace',
  tableName: 'workplace',
  properties: {
    professional: p.manyToOne(Professional).mapToPk().index(false).primary().deleteRule('cascade'),
    place: p.manyToOne(Place).mapToPk().index(false).primary().deleteRule('cascade'),
    position: p.integer().default(0),
  },
  indexes: [{ properties: ['place', 'professional'] }],
});

export type ProfessionalRow = InferEntity<typeof Professional>;

/** What changes of it: its columns, and what belongs to it in other tables. */
export type ProfessionalAspect =
  | Extract<keyof ProfessionalRow, string>
  | 'terms'
  | 'workplaces'
  | 'workplaceStatus'
  | 'pictures'
  | 'captions'
  | 'videos';
