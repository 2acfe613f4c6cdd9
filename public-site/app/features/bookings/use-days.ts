import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { loadDays } from './load-offer.ts';
import type { PickDay } from './pick-days.ts';

/**
 * The slots for a visit of some length. Until they have come, and where they cannot be read, those of the slots' own
 * length are shown, with which the page came: the server decides.
 * @param minutes null for the slots' own length
 */
export function useDays(rendered: PickDay[], { place, professional }: OfferedCalendar, minutes: number | null) {
  const [read, setRead] = useState<{ minutes: number; days: PickDay[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page is read again, so are these.
  useEffect(() => {
    if (minutes === null) return undefined;
    const abort = new AbortController();
    loadDays(browserApi, { place, professional }, { minutes, signal: abort.signal }).then(
      days => abort.signal.aborted || setRead({ minutes, days }),
      () => undefined,
    );
    return () => abort.abort();
  }, [place, professional, minutes, rendered]);
  return read !== null && read.minutes === minutes ? read.days : rendered;
}
