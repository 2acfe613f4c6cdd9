import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import type { Managed } from '../managed.ts';
import { weekOf } from './week-days.ts';
import { whoseVisits } from './whose-visits.ts';

/** Others book and cancel meanwhile. */
const REFRESH_MS = 60_000;

/**
 * The visits of a day's week, read again every minute, when the window is looked at again, and by `refresh`. While they
 * cannot be read, the last ones stay and `isStale` says so.
 */
export function useVisits(managed: Managed, day: string, loaded: readonly ManagedVisit[]) {
  const [read, setRead] = useState<{ from: readonly ManagedVisit[]; visits: readonly ManagedVisit[] } | null>(null);
  const [isStale, setStale] = useState(false);
  const { kind, id } = managed;
  const week = weekOf(day);
  const [from = day, to = day] = [week[0], week[6]];
  const refresh = useCallback(async () => {
    const query = { ...whoseVisits({ kind, id }), from, to };
    try {
      const { items } = await browserApi.get('/api/v1/booking/manage/', { query });
      setRead({ from: loaded, visits: items });
      setStale(false);
    } catch {
      setStale(true);
    }
  }, [kind, id, from, to, loaded]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(look, REFRESH_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
  // What was read for another week is not this one's.
  return { visits: read?.from === loaded ? read.visits : loaded, isStale, refresh };
}
