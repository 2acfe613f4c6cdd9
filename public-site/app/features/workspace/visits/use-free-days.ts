import type { SlotDay } from '@antam/server/features/schedules/contract.ts';
import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { failureOf } from '../../../forms/failure.ts';

/** The days that have slots to which the visit may be moved, with those alone; null until they are known. */
export function useFreeDays({ code, start }: Pick<ManagedVisit, 'code' | 'start'>) {
  const [days, setDays] = useState<readonly SlotDay[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const isElsewhere = (slot: SlotDay['slots'][number]) => Date.parse(slot.start) !== Date.parse(start);
    const isFree = (slot: SlotDay['slots'][number]) => slot.state === 'open' && isElsewhere(slot);
    browserApi.get('/api/v1/booking/manage/:code/slot/', { params: { code }, signal: abort.signal }).then(
      all => {
        if (abort.signal.aborted) return;
        const free = all.map(day => ({ ...day, slots: day.slots.filter(isFree) }));
        setDays(free.filter(({ slots }) => slots.length > 0));
      },
      (error: unknown) => {
        if (!abort.signal.aborted)
          setFailure(failureOf(error).detail ?? 'Chưa đọc được giờ trống. Xin vui lòng thử lại.');
      },
    );
    return () => abort.abort();
  }, [code, start]);
  return { days, failure };
}

const NEAR_MS = 30 * 60_000;

/**
 * The free slot that is nearest to where a visit was dropped; the very moment where none is near, as a provider may move
 * a visit to slots that nobody can book any more.
 */
export function nearestFree(days: readonly SlotDay[], moment: string): string {
  const wanted = Date.parse(moment);
  const away = (start: string) => Math.abs(Date.parse(start) - wanted);
  const starts = days.flatMap(({ slots }) => slots.map(({ start }) => start));
  const [nearest] = starts.toSorted((a, b) => away(a) - away(b));
  return nearest !== undefined && away(nearest) <= NEAR_MS ? nearest : moment;
}
