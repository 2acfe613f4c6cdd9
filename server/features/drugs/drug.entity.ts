import { defineEntity, p } from '@mikro-orm/core';
import { libraryColumns, SHOWN, section } from '../library/library-columns.ts';
import { Term } from '../taxonomy/term.entity.ts';
import { DRUG_NAME_KINDS, DRUG_TYPES } from './contract.ts';

/** A medicine by its generic name. Each section is sanitised HTML. */
export const Drug = defineEntity({
  name: 'Drug',
  tableName: 'drug',
  properties: {
    ...libraryColumns(),
    /** Of the anatomical classification, "N02BE01"; empty where it has none. */
    atc: p.string().length(10).default(''),
    /** Its first letter, by which lists are filtered. */
    atcGroup: p.string().length(1).default(''),
    /** What it belongs to, as people say it: "Giảm đau, hạ sốt". */
    groupName: p.string().length(120).default(''),
    type: p.enum(DRUG_TYPES).columnType('varchar(20)'),
    /** The forms in which it is sold: "Viên nén, siro". */
    form: p.string().length(200).default(''),
    overview: section(),
    uses: section(),
    dose: section(),
    contraindications: section(),
    warnings: section(),
    interactions: section(),
    pregnancy: section(),
    sideEffects: section(),
    overdose: section(),
    storage: section(),
  },
  indexes: [
    {
      name: 'drug_unshown_index',
      expression: `create index "drug_unshown_index" on "drug" ("id", "name") where "status" <> 'published'`,
    },
    {
      name: 'drug_list_index',
      expression: `create index "drug_list_index" on "drug" ("letter", "sort_name", "id") ${SHOWN}`,
    },
    {
      name: 'drug_group_index',
      expression: `create index "drug_group_index" on "drug" ("atc_group", "letter", "sort_name", "id") ${SHOWN}`,
    },
    {
      name: 'drug_type_index',
      expression: `create index "drug_type_index" on "drug" ("type", "letter", "sort_name", "id") ${SHOWN}`,
    },
    { properties: ['author'] },
    { properties: ['reviewer'] },
  ],
});

/** A brand name, or another name of the substance. */
export const DrugName = defineEntity({
  name: 'DrugName',
  tableName: 'drug_name',
  properties: {
    id: p.integer().primary().autoincrement(),
    drug: p.manyToOne(Drug).mapToPk().index(false).deleteRule('cascade'),
    kind: p.enum(DRUG_NAME_KINDS).columnType('varchar(12)'),
    name: p.string().length(160),
    position: p.integer(),
  },
  indexes: [{ properties: ['drug', 'position'] }],
});

/** A speciality whose doctors prescribe it; the main one first. */
export const DrugTerm = defineEntity({
  name: 'DrugTerm',
  tableName: 'drug_term',
  properties: {
    drug: p.manyToOne(Drug).mapToPk().index(false).primary().deleteRule('cascade'),
    term: p.manyToOne(Term).mapToPk().index().primary().deleteRule('cascade'),
    position: p.integer().default(0),
  },
});
