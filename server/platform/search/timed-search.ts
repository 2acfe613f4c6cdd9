import type { SearchIndex } from './search-index.ts';

/** The same index, which reports how long each question took, in seconds. */
export function timedSearch(
  index: SearchIndex,
  observe: (operation: 'suggest' | 'match', seconds: number) => void,
): SearchIndex {
  const timed = async <T>(operation: 'suggest' | 'match', ask: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    try {
      return await ask();
    } finally {
      observe(operation, (performance.now() - begun) / 1_000);
    }
  };
  return {
    ...index,
    suggest: query => timed('suggest', () => index.suggest(query)),
    match: query => timed('match', () => index.match(query)),
  };
}
