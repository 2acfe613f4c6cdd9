import { defineEntity, p } from '@mikro-orm/core';

/** Characters of the letters by which an abbreviation is known. */
export const MAX_KEY = 80;

/** Letters that patients and doctors write for longer words: "SXH" for "sốt xuất huyết". */
export const Abbreviation = defineEntity({
  name: 'Abbreviation',
  tableName: 'abbreviation',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The letters, small and without accents: no two abbreviations have the same. */
    key: p.string().length(MAX_KEY).unique(),
    /** As it is written: "ĐTĐ". */
    short: p.string().length(20),
    /** What it stands for. */
    meaning: p.string().length(120),
    /** The words that a search reads in its place, where these are others than the meaning; else empty. */
    readAs: p.string().length(120).default(''),
    /** A public document in which it stands. */
    source: p.string().length(160).default(''),
    /** Null where nobody has changed what the reference list says. */
    updatedAt: p.datetime().nullable(),
  },
});

/** An abbreviation that staff have deleted: the reference list does not bring it back. */
export const DroppedAbbreviation = defineEntity({
  name: 'DroppedAbbreviation',
  tableName: 'dropped_abbreviation',
  properties: {
    key: p.string().length(MAX_KEY).primary(),
  },
});
