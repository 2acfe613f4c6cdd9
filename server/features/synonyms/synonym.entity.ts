import { defineEntity, p } from '@mikro-orm/core';

/** Kinds of record that may have synonyms, as their features name them. */
export const SYNONYM_SUBJECTS = ['term', 'complaint', 'disease', 'drug'] as const;
export type SynonymSubject = (typeof SYNONYM_SUBJECTS)[number];

/** Words by which people look for a record and which its own names do not say. No page shows them. */
export const Synonym = defineEntity({
  name: 'Synonym',
  tableName: 'synonym',
  properties: {
    id: p.integer().primary().autoincrement(),
    subject: p.string().$type<SynonymSubject>().length(20),
    recordId: p.integer(),
    /** As staff wrote them. Words without any accent stand for the same words with accents, too. */
    words: p.string().length(120),
    /** The words as they are compared: small, without accents. */
    folded: p.string().length(120),
    madeAt: p.datetime(),
  },
  uniques: [{ properties: ['subject', 'recordId', 'folded'] }],
  indexes: [{ properties: ['folded'] }],
});
