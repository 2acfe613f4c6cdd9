import { useEffect, useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import { keepInEntry } from '../../browser/entry-state.ts';
import type { FormResult } from '../../forms/form-result.ts';
import { asId, asRecord } from '../../memory/parse.ts';
import type { VisitReason } from './load-offer.ts';

/** What a link of the site hands to the page that it opens: an entry of the history has it, no address. */
export const reasonState = (reason: VisitReason | null) => (reason ? { reason: reason.id } : null);

const idOf = (text: string | undefined) => asId(Number(text));

/**
 * Why the visitor comes: what a refused post says, else what was chosen on the page before; a draft presses it again.
 */
export function useReason(reasons: readonly VisitReason[]) {
  const typed = useActionData<FormResult>()?.values.reason;
  const { state } = useLocation();
  const [id, setId] = useState(idOf(typed));
  const [isKnown, setKnown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page begins with; the server knows neither.
  useEffect(() => {
    const before = asId(asRecord(state)?.reason);
    if (typed === undefined && before !== null) setId(before);
    setKnown(true);
  }, []);
  return {
    reason: reasons.find(reason => reason.id === id) ?? null,
    /** Not before the browser has looked at what was chosen. */
    isKnown,
    choose: (next: VisitReason | null) => {
      setId(next?.id ?? null);
      keepInEntry({ reason: next?.id ?? null });
    },
  };
}
