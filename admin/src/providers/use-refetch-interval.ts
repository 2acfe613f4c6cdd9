import { useSyncExternalStore } from 'react';
import { attendance } from './session.ts';

/** An interval for queries that ask again by themselves, in milliseconds; none while the console is left alone. */
export function useRefetchInterval(interval: number): number | false {
  const isAttended = useSyncExternalStore(attendance.subscribe, attendance.isAttended);
  return isAttended && interval;
}
