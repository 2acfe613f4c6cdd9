import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import type { Managed } from '../managed.ts';
import { readWeek, type VisitsOfWeek } from './read-week.ts';

/** Others book and cancel meanwhile. */
const REFRESH_MS = 60_000;

/**
 * The visits of a day's week, read again every minute, when the window is looked at again, and by `refresh`. While they
 * cannot be read, the last ones stay and `isStale` says so.
 */
export function useVisits({ kind, id }: Managed, day: string, loaded: VisitsOfWeek) {
  const [read, setRead] = useState<{ after: VisitsOfWeek; week: VisitsOfWeek } | null>(null);
  const [isStale, setStale] = useState(false);
  const refresh = useCallback(async () => {
    try {
      setRead({ after: loaded, week: await readWeek(browserApi, { kind, id }, day) });
      setStale(false);
    } catch {
      setStale(true);
    }
  }, [kind, id, day, loaded]);
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
  // What was read for another day's page is not this one's.
  return { week: read?.after === loaded ? read.week : loaded, isStale, refresh };
}
