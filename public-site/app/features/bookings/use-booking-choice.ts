import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import { useEffect, useRef, useState } from 'react';
import { entryState, keepInEntry } from '../../browser/entry-state.ts';
import { asId, asRecord } from '../../memory/parse.ts';
import { isSameCalendar } from './calendar-labels.ts';
import type { ShownCalendar, VisitReason } from './load-offer.ts';

/**
 * In whose calendar a visitor looks, and for what. Both come back with the page: what is chosen is kept in its entry of
 * the history, as the reason is health data and stands in no address.
 */
export function useBookingChoice(rendered: ShownCalendar, offered: readonly OfferedCalendar[]) {
  const [chosen, setChosen] = useState(rendered.of);
  const [reason, setReason] = useState<VisitReason | null>(null);
  /** The id of a reason that was chosen before, until its calendar is there. */
  const awaited = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page begins with; the server does not know it.
  useEffect(() => {
    const kept = entryState();
    const before = asRecord(kept.calendar);
    const of = before && offered.find(({ place, professional }) => isSameCalendar(before, { place, professional }));
    if (of) setChosen({ place: of.place, professional: of.professional });
    awaited.current = asId(kept.reason);
  }, []);
  return {
    chosen,
    reason,
    choose: (next: OfferedCalendar) => {
      setChosen(next);
      const kept = asRecord(entryState().calendar);
      // A browser that fills in the page's choices again says what is known: the reason of then is still wanted.
      if (kept && isSameCalendar(kept, next)) return;
      setReason(null);
      keepInEntry({ calendar: next, reason: null });
    },
    chooseReason: (next: VisitReason | null) => {
      setReason(next);
      keepInEntry({ reason: next?.id ?? null });
    },
    /** Takes up the reason of before once the calendar that has it is shown. */
    onShown: ({ of, calendar }: ShownCalendar) => {
      const found = calendar.reasons.find(({ id }) => id === awaited.current);
      if (!found || !isSameCalendar(of, chosen)) return;
      awaited.current = null;
      setReason(found);
    },
  };
}
