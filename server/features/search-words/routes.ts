import { vietnamDay } from '../../platform/clock/vietnam-calendar.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { lexiconOf } from '../query-reading/lexicon.ts';
import { searchWordCalls } from './contract.ts';
import { countKey } from './rules/count-key.ts';
import { keptWords } from './rules/kept-words.ts';
import { searchTally } from './tally.ts';

/** What browsers report about pages of results: counted in memory, and written together a minute later. */
export function searchWordRoutes(services: Services): readonly Endpoint[] {
  const { db, clock } = services;
  const tally = searchTally(services);
  return bindCalls(searchWordCalls, {
    report: async ({ body: { q, outcome } }) => {
      const words = keptWords(await lexiconOf(db), q);
      if (words !== undefined) tally.add(countKey(vietnamDay(clock.now()), outcome, words));
      return { counted: words !== undefined };
    },
  });
}
