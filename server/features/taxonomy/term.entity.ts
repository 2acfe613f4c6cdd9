import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const TERM_KINDS = [
  'speciality',
  'service',
  'place_type',
  'occupation',
  'qualification',
  'title',
  'degree',
  'position',
  'language',
] as const;

/** One entry of a controlled list: a speciality, a service, a degree … */
export const Term = defineEntity({
  name: 'Term',
  tableName: 'term',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.enum(TERM_KINDS).columnType('varchar(20)'),
    slug: p.string().length(120),
    name: p.string().length(160),
    /** As Vietnamese write it before a name: "PGS", "TS", "BS CKII"; empty where there is none. */
    abbreviation: p.string().length(40).default(''),
    /** The heading it stands under: "Nội khoa", "Khám bệnh"; empty where there is none. */
    groupName: p.string().length(80).default(''),
    /** Other names that search and import understand. */
    aliases: p.json<string[]>().default('[]'),
    description: p.text().default(''),
    position: p.integer().default(0),
    /** For a service: the speciality it belongs to. */
    parent: p.integer().nullable(),
  },
  uniques: [{ properties: ['kind', 'slug'] }],
  indexes: [{ properties: ['parent'] }],
});

export type TermRow = InferEntity<typeof Term>;
export type TermKind = (typeof TERM_KINDS)[number];
