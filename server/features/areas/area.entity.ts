import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** One of the 34 current provinces and cities. */
export const Province = defineEntity({
  name: 'Province',
  tableName: 'province',
  properties: {
    id: p.integer().primary().autoincrement(),
    code: p.string().length(8).unique(),
    slug: p.string().length(80).unique(),
    name: p.string().length(80),
    fullName: p.string().length(120),
    lat: p.double().$type<number>(),
    long: p.double().$type<number>(),
    /** How far up lists of provinces: the most asked-for first. */
    position: p.integer().default(0),
  },
});

/** One of the 63 provinces of before July 2025, so that their names keep finding places. */
export const FormerProvince = defineEntity({
  name: 'FormerProvince',
  tableName: 'former_province',
  properties: {
    id: p.integer().primary().autoincrement(),
    code: p.string().length(8).unique(),
    slug: p.string().length(80).unique(),
    name: p.string().length(80),
    fullName: p.string().length(120),
    province: p.manyToOne(Province).mapToPk(),
  },
});

/** A district of before July 2025; people still search and write addresses by it. */
export const District = defineEntity({
  name: 'District',
  tableName: 'district',
  properties: {
    id: p.integer().primary().autoincrement(),
    code: p.string().length(8).unique(),
    slug: p.string().length(120).unique(),
    name: p.string().length(80),
    fullName: p.string().length(120),
    formerProvince: p.manyToOne(FormerProvince).mapToPk(),
    province: p.manyToOne(Province).mapToPk(),
    lat: p.double().$type<number>(),
    long: p.double().$type<number>(),
  },
});

/** A current ward, commune or special zone. */
export const Ward = defineEntity({
  name: 'Ward',
  tableName: 'ward',
  properties: {
    id: p.integer().primary().autoincrement(),
    code: p.string().length(8).unique(),
    name: p.string().length(80),
    fullName: p.string().length(120),
    province: p.manyToOne(Province).mapToPk(),
  },
});

/** A ward of before July 2025 with the current one that holds most of it. */
export const FormerWard = defineEntity({
  name: 'FormerWard',
  tableName: 'former_ward',
  properties: {
    id: p.integer().primary().autoincrement(),
    code: p.string().length(8).unique(),
    name: p.string().length(80),
    fullName: p.string().length(120),
    district: p.manyToOne(District).mapToPk(),
    ward: p.manyToOne(Ward).mapToPk(),
  },
});

export type ProvinceRow = InferEntity<typeof Province>;
export type DistrictRow = InferEntity<typeof District>;

export const areaEntities = [Province, FormerProvince, District, Ward, FormerWard] as const;
