import type { SlotDay } from '@antam/server/features/schedules/contract.ts';
import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { failureOf } from '../../../forms/failure.ts';

/** The days of the visit's calendar that have free slots, with those alone; null until they are known. */
export function useFreeDays({ place, professional }: ManagedVisit) {
  const [days, setDays] = useState<readonly SlotDay[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [placeId, professionalId] = [place.id, professional?.id];
  useEffect(() => {
    const abort = new AbortController();
    const query = { place: placeId, ...(professionalId !== undefined && { professional: professionalId }) };
    browserApi.get('/api/v1/slot/', { query, signal: abort.signal }).then(
      all => {
        if (abort.signal.aborted) return;
        const free = all.map(day => ({ ...day, slots: day.slots.filter(({ state }) => state === 'open') }));
        setDays(free.filter(({ slots }) => slots.length > 0));
      },
      (error: unknown) => {
        if (!abort.signal.aborted)
          setFailure(failureOf(error).detail ?? 'Chưa đọc được giờ trống. Xin vui lòng thử lại.');
      },
    );
    return () => abort.abort();
  }, [placeId, professionalId]);
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
