import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { loadCalendar, loadDays, type ShownCalendar } from './load-offer.ts';

export type SlotsState = {
  /** The latest that is known of the wanted calendar; null before it has come. */
  shown: ShownCalendar | null;
  isBusy: boolean;
  /** The wanted slots could not be read. */
  isFailed: boolean;
  retry: () => void;
};

type Wanted = {
  of: OfferedCalendar;
  /** For a visit of this length; null for the slots' own. */
  minutes: number | null;
};

const isSame = (a: OfferedCalendar, b: OfferedCalendar) => a.place === b.place && a.professional === b.professional;

/**
 * The slots of all days of a calendar, asked for in the browser once the visitor sees them: the page may have been
 * rendered a while ago, and for others. What the page came with is shown until then.
 */
export function useSlots(rendered: ShownCalendar, { of, minutes }: Wanted, isSeen: boolean): SlotsState {
  const [shown, setShown] = useState<ShownCalendar | null>(rendered);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(shown);
  const { place, professional } = of;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (!isSeen) return undefined;
    const abort = new AbortController();
    const wanted = { place, professional };
    const known = latest.current;
    const ask = async () => {
      const { signal } = abort;
      if (!known || !isSame(known.of, wanted)) return loadCalendar(browserApi, wanted, { minutes, signal });
      return { ...known, days: await loadDays(browserApi, wanted, { minutes, signal }) };
    };
    setState('busy');
    ask().then(
      answer => {
        if (abort.signal.aborted) return;
        latest.current = answer;
        setShown(answer);
        setState('ready');
      },
      () => abort.signal.aborted || setState('failed'),
    );
    return () => abort.abort();
  }, [place, professional, minutes, isSeen, attempt]);
  return {
    shown: shown && isSame(shown.of, of) ? shown : null,
    isBusy: state === 'busy',
    isFailed: state === 'failed',
    retry: () => setAttempt(before => before + 1),
  };
}
