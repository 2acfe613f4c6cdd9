import type { SearchOutcome } from '@antam/server/features/search-words/contract.ts';
import { type RefObject, useEffect } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { readConsent } from '../../memory/consent.ts';
import { isFirstTime } from '../../memory/counted-searches.ts';

/** Results as they are shown; null where nothing was looked for. */
export type ShownSearch = { q: string; isEmpty: boolean } | null;

/**
 * Reports to the server, which counts by the words alone, that results are shown, and once that one of them was opened;
 * each once a tab, however often it comes back to them. Visitors who refused to be measured report nothing. Results stand
 * where `data-results` says so; other links, as to other searches and to help, are none.
 * @param page holds everything that was found
 */
export function useCountedSearch(search: ShownSearch, page: RefObject<HTMLElement | null>): void {
  const { q, isEmpty } = search ?? { q: '', isEmpty: true };
  useEffect(() => {
    if (q === '' || readConsent()?.choice === 'refused') return undefined;
    report(q, isEmpty ? 'empty' : 'found');
    const shown = page.current;
    if (isEmpty || !shown) return undefined;
    const stop = () => {
      shown.removeEventListener('click', onPress);
      shown.removeEventListener('auxclick', onPress);
    };
    const onPress = ({ target }: MouseEvent) => {
      if (!isResult(target)) return;
      stop();
      report(q, 'pressed');
    };
    shown.addEventListener('click', onPress);
    shown.addEventListener('auxclick', onPress);
    return stop;
  }, [q, isEmpty, page]);
}

const isResult = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-results] a[href]') !== null;

/** A lost count is not worth an error message. */
function report(q: string, outcome: SearchOutcome): void {
  if (!isFirstTime(outcome, q)) return;
  browserApi.post('/api/v1/search/outcome/', { body: { q, outcome } }).catch(() => undefined);
}
