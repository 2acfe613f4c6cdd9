import { expect } from 'vitest';
import { guidedAnswer, searchResults } from '../features/guided-search/contract.ts';
import type { TestApp } from './test-app.ts';

type Parameters = Readonly<Record<string, string>>;

/** Asks the search of an app, which is called for at each question, so that it may be there only when tests begin. */
export function guidedSearches(app: () => TestApp) {
  const read = async (path: string, parameters: Parameters): Promise<unknown> => {
    const answer = await app().request(`${path}?${new URLSearchParams(parameters)}`);
    expect(answer.status).toBe(200);
    return answer.json();
  };
  return {
    /** The page of results. */
    results: async (q: string, more: Parameters = {}) =>
      searchResults.parse(await read('/api/v1/search/results/', { q, ...more })),
    /** The suggestions: what the words mean, undefined where they mean nothing, and what matches them. */
    suggestions: async (q: string, more: Parameters = {}) => {
      const entries = guidedAnswer.parse(await read('/api/v1/search/', { q, guide: '1', ...more }));
      return { guide: entries[0]?.guide, groups: entries.flatMap(entry => ('items' in entry ? [entry] : [])) };
    },
  };
}
