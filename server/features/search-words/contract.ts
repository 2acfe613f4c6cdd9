import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { askedText } from '../../platform/text/text-field.ts';

/** What became of a page of results: things were shown on it, nothing was, or the first of them was opened. */
export const SEARCH_OUTCOMES = ['found', 'empty', 'pressed'] as const;
export type SearchOutcome = (typeof SEARCH_OUTCOMES)[number];

/** A page of results as a browser reports it, without anything that identifies the browser. */
export const searchOutcome = z.object({ q: askedText(200), outcome: z.enum(SEARCH_OUTCOMES) });

/** Whether the words were counted: none that may identify a person are. */
export const outcomeReceipt = z.object({ counted: z.boolean() });

/** Two for each page of results. It takes five addresses to fill the words of a day. */
const OUTCOMES = { name: 'search-outcome', points: 100, shared: 100, seconds: 86_400 };

/** What browsers report about pages of results. */
export const searchWordCalls = declareCalls({
  report: {
    method: 'POST',
    path: '/api/v1/search/outcome/',
    summary: 'Counts by their words, without any person, what became of a page of results',
    access: 'public',
    rate: OUTCOMES,
    body: searchOutcome,
    answer: outcomeReceipt,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    searchWords: typeof searchWordCalls;
  }
}
