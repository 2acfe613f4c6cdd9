import { z } from 'zod';
import { relaxedQuery } from '../../platform/contract/relaxed.ts';
import { askedWords, rawText } from '../../platform/text/text-field.ts';
import { articleCard, articlePerson } from '../articles/contract.ts';
import { threadLink } from '../forum/contract.ts';
import { termRef } from '../taxonomy/contract.ts';

/* What diseases and drugs have in common. */

export const LIBRARY_STATUSES = ['draft', 'published'] as const;
export type LibraryStatus = (typeof LIBRARY_STATUSES)[number];

/** The letters of the lists from A to Z; Ă and Â stand under A, and so on, what begins with none of them under `#`. */
export const LETTERS = ['#', ...'ABCDĐEFGHIJKLMNOPQRSTUVWXYZ'] as const;
const letter = z.enum(LETTERS);
export type Letter = z.infer<typeof letter>;

const MAX_PAGES = 500;
/** Records on a page of a list. */
const PAGE_SIZE = 60;

/** What narrows a list of every kind; what is not understood counts as not asked. */
export const libraryListQuery = z.object({
  /** Words of names; the best matches come first, on one page. */
  q: askedWords(200),
  letter: letter.optional().catch(undefined),
  page: rawText(10).transform(Number).pipe(z.int().min(1).max(MAX_PAGES)).catch(1),
  /** Fewer than a page has, for a page that shows only the first. */
  page_size: rawText(10).transform(Number).pipe(z.int().min(1).max(PAGE_SIZE)).catch(PAGE_SIZE),
});
export type LibraryListQuery = z.output<typeof libraryListQuery>;

/** What every list has beside its items: sixty a page unless fewer were asked for, by name. */
export const libraryList = z.object({
  count: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
  /** Letters of the list under which something stands, with whatever else narrows it. */
  letters: z.array(z.object({ letter, count: z.number().int() })),
  /** Only of a list that has nothing: what asks for less, the nearest first. */
  relaxed: z.array(relaxedQuery).optional(),
});

/** A heading inside a section. */
const heading = z.object({ id: z.string(), label: z.string() });

/** A section of a text that says something. */
export const librarySection = z.object({
  /** Its column. */
  name: z.string(),
  /** Sanitised HTML, whose headings have ids. */
  html: z.string(),
  headings: z.array(heading),
});
export type LibrarySection = z.infer<typeof librarySection>;

/** What every page of the library shows beside its own facts. */
export const libraryDetail = z.object({
  slug: z.string(),
  specialities: z.array(termRef),
  author: articlePerson,
  /** Who checked it; null where nobody did. */
  reviewer: articlePerson.nullable(),
  /** The day of that check, `2026-11-25`; null where it is not known. */
  reviewed_on: z.string().nullable(),
  published_at: z.string(),
  updated_at: z.string(),
  articles: z.array(articleCard),
  /** Answered questions to doctors. */
  threads: z.array(threadLink),
});
export type LibraryDetail = z.infer<typeof libraryDetail>;
