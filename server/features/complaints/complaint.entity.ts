import { defineEntity, p } from '@mikro-orm/core';
import { Term } from '../taxonomy/term.entity.ts';

/** What people come with: a symptom or a disease, in the words in which they look for help. */
export const Complaint = defineEntity({
  name: 'Complaint',
  tableName: 'complaint',
  properties: {
    id: p.integer().primary().autoincrement(),
    slug: p.string().length(120).unique(),
    name: p.string().length(120),
    /** Other names, as people say it. */
    people: p.json<string[]>().default('[]'),
    /** Other names, as doctors say it. */
    medical: p.json<string[]>().default('[]'),
    /** It cannot wait: 115 stands before everything that is found for it. */
    emergency: p.boolean().default(false),
    /** Where the facts are from: "ICD-10 K29". */
    source: p.string().length(160).default(''),
    position: p.integer().default(0),
    /* The texts of its page, sanitised HTML; null where nothing is said. */
    overview: p.text().nullable(),
    /** When to call 115. */
    whenToCall: p.text().nullable(),
    /* What is different at an age, or with a child to come. */
    infants: p.text().nullable(),
    children: p.text().nullable(),
    adults: p.text().nullable(),
    pregnancy: p.text().nullable(),
    elderly: p.text().nullable(),
    whenToSeeDoctor: p.text().nullable(),
    homeCare: p.text().nullable(),
    /** The day on which a clinician checked the texts, `2026-11-25`; null where none did. */
    reviewedOn: p.string().length(10).nullable(),
    /** Null where nobody has changed what the reference list says. */
    updatedAt: p.datetime().nullable(),
  },
});

/** A complaint that staff have deleted: the reference list does not bring it back. */
export const DroppedComplaint = defineEntity({
  name: 'DroppedComplaint',
  tableName: 'dropped_complaint',
  properties: {
    slug: p.string().length(120).primary(),
  },
});

/** The specialities that a complaint belongs to, and services that are fitting, the first to think of first. */
export const ComplaintTerm = defineEntity({
  name: 'ComplaintTerm',
  tableName: 'complaint_term',
  properties: {
    complaint: p.manyToOne(Complaint).mapToPk().index(false).primary().deleteRule('cascade'),
    term: p.manyToOne(Term).mapToPk().index().primary().deleteRule('cascade'),
    position: p.integer().default(0),
  },
});
