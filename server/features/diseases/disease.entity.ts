import { defineEntity, p } from '@mikro-orm/core';
import { Complaint } from '../complaints/complaint.entity.ts';
import { Drug } from '../drugs/drug.entity.ts';
import { libraryColumns, SHOWN, section } from '../library/library-columns.ts';
import { Term } from '../taxonomy/term.entity.ts';
import { COMMONNESS, DISEASE_NAME_KINDS } from './contract.ts';

/** A disease as the library describes it. Each section is sanitised HTML. */
export const Disease = defineEntity({
  name: 'Disease',
  tableName: 'disease',
  properties: {
    ...libraryColumns(),
    /** Of the International Classification of Diseases, "E11" or "E11.9"; empty where it has none. */
    icd10: p.string().length(12).default(''),
    /** It may be one of minutes: its page begins with 115. */
    emergency: p.boolean().default(false),
    /** Null where nobody has said it. */
    commonness: p.enum(COMMONNESS).columnType('varchar(12)').nullable(),
    overview: section(),
    causes: section(),
    symptoms: section(),
    diagnosis: section(),
    treatment: section(),
    prevention: section(),
    whenToSeeDoctor: section(),
  },
  indexes: [
    {
      name: 'disease_unshown_index',
      expression: `create index "disease_unshown_index" on "disease" ("id", "name") where "status" <> 'published'`,
    },
    {
      name: 'disease_list_index',
      expression: `create index "disease_list_index" on "disease" ("letter", "sort_name", "id") ${SHOWN}`,
    },
    { properties: ['author'] },
    { properties: ['reviewer'] },
  ],
});

/** Another name of a disease. */
export const DiseaseName = defineEntity({
  name: 'DiseaseName',
  tableName: 'disease_name',
  properties: {
    id: p.integer().primary().autoincrement(),
    disease: p.manyToOne(Disease).mapToPk().index(false).deleteRule('cascade'),
    kind: p.enum(DISEASE_NAME_KINDS).columnType('varchar(12)'),
    name: p.string().length(160),
    position: p.integer(),
  },
  indexes: [{ properties: ['disease', 'position'] }],
});

/** A speciality that looks after a disease; the main one first. */
export const DiseaseTerm = defineEntity({
  name: 'DiseaseTerm',
  tableName: 'disease_term',
  properties: {
    disease: p.manyToOne(Disease).mapToPk().index(false).primary().deleteRule('cascade'),
    term: p.manyToOne(Term).mapToPk().index().primary().deleteRule('cascade'),
    position: p.integer().default(0),
  },
});

/** What people come with who may have the disease. */
export const DiseaseComplaint = defineEntity({
  name: 'DiseaseComplaint',
  tableName: 'disease_complaint',
  properties: {
    disease: p.manyToOne(Disease).mapToPk().index(false).primary().deleteRule('cascade'),
    complaint: p.manyToOne(Complaint).mapToPk().index().primary().deleteRule('cascade'),
    position: p.integer().default(0),
  },
});

/** A medicine that doctors give for a disease. */
export const DiseaseDrug = defineEntity({
  name: 'DiseaseDrug',
  tableName: 'disease_drug',
  properties: {
    disease: p.manyToOne(Disease).mapToPk().index(false).primary().deleteRule('cascade'),
    drug: p.manyToOne(Drug).mapToPk().index().primary().deleteRule('cascade'),
    position: p.integer().default(0),
  },
});
