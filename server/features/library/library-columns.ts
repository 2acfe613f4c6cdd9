import { p } from '@mikro-orm/core';
import { Professional } from '../professionals/professional.entity.ts';
import { LIBRARY_STATUSES } from './contract.ts';

/** Records that everybody may read: public lists walk these alone. */
export const SHOWN = `where "status" = 'published'`;

/** The columns of every kind of record of the library: its name and place in the list, who wrote and checked it. */
export const libraryColumns = () => ({
  id: p.integer().primary().autoincrement(),
  slug: p.string().length(160),
  name: p.string().length(160),
  /** The letter of the list from A to Z under which it stands, `#` for none; from rules/list-name. */
  letter: p.string().length(2).ignoreSchemaChanges('collation'),
  /** The name as lists are ordered by it, without words that begin half of all names. */
  sortName: p.string().length(160).ignoreSchemaChanges('collation'),
  /** Its id in the list that it was imported from; null for what staff wrote here. */
  externalId: p.string().length(160).nullable().unique(),
  /** The beginning of its text without markup, for cards and search engines. */
  summary: p.string().length(400).default(''),
  status: p.enum(LIBRARY_STATUSES).columnType('varchar(12)'),
  /** Who wrote it, as the page says it. */
  authorName: p.string().length(80),
  /** The professional who wrote it, where that is one. */
  author: p.manyToOne(Professional).mapToPk().index(false).nullable().deleteRule('set null'),
  /** Who checked it; empty where nobody did. */
  reviewerName: p.string().length(80).default(''),
  reviewer: p.manyToOne(Professional).mapToPk().index(false).nullable().deleteRule('set null'),
  /** The day of that check, `2026-11-25`. */
  reviewedOn: p.string().length(10).nullable(),
  /** Links on known names in the sections: see `platform/linking/linked-text.ts`. */
  linked: p.text().nullable(),
  /** Of the names that were looked for. */
  linksVersion: p.integer().default(0),
  createdAt: p.datetime(),
  /** When everybody could read it first. */
  publishedAt: p.datetime().nullable(),
  updatedAt: p.datetime(),
});

/** One section of a text: sanitised HTML, empty where nothing is said. */
export const section = () => p.text().default('');
