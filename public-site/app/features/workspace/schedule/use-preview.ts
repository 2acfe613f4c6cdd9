import type { Schedule, SlotDay } from '@antam/server/features/schedules/contract.ts';
import type { VisitOutside } from '@antam/server/features/visits/closing-contract.ts';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { failureOf } from '../../../forms/failure.ts';
import type { Faults } from '../../../forms/rows/faults.ts';
import type { CalendarQuery } from './calendar-query.ts';

/** After the last key. */
const PAUSE_MS = 400;

export type Preview = {
  /** The slots of the last schedule that had no fault; null before the first. */
  days: readonly SlotDay[] | null;
  /** Planned visits that this schedule leaves outside of its hours. */
  outside: readonly VisitOutside[];
  /** What is wrong with the schedule as it is typed now; reasons are looked at when it is saved. */
  faults: Faults;
  /** Why the slots are not those of what is typed; null where they are, or will be in a moment. */
  failure: string | null;
};

const NOTHING: Preview = { days: null, outside: [], faults: {}, failure: null };

/** The coming slots of a schedule that is being typed, computed by the server. Only in the browser. */
export function usePreview({ place, professional }: CalendarQuery, schedule: Schedule): Preview {
  const [preview, setPreview] = useState(NOTHING);
  const latest = useRef(schedule);
  // The same schedule is a new object at each render, and its reasons do not change its slots.
  const told = JSON.stringify({ ...schedule, reasons: [] });
  useEffect(() => {
    latest.current = schedule;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is the schedule that `told` tells of.
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const query = { place, ...(professional !== undefined && { professional }) };
      try {
        const { days, visits_outside: outside } = await browserApi.post('/api/v1/calendar/manage/preview/', {
          query,
          signal: abort.signal,
          body: { ...latest.current, reasons: [] },
        });
        if (!abort.signal.aborted) setPreview({ days, outside, faults: {}, failure: null });
      } catch (error) {
        if (abort.signal.aborted) return;
        const { fields, detail } = failureOf(error);
        const isWrong = Object.keys(fields).length > 0;
        const failure = isWrong ? 'Có chỗ chưa nhập xong hoặc cần sửa.' : (detail ?? 'Chưa xem trước được lịch này.');
        setPreview(({ days, outside }) => ({ days, outside, faults: fields, failure }));
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [place, professional, told]);
  return preview;
}
