import { type LeasedQueue, leaseStaffCalls } from '@antam/server/features/staff-leases/staff-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '../../providers/data.ts';

/** A lease lasts two minutes, so one renewal may fail. */
const RENEW_MS = 50_000;

/**
 * Says to other staff that a piece of waiting work is looked at while the page is open; answers who looked at it first,
 * undefined where that is nobody else. Without an answer the work goes on: a lease refuses nothing.
 */
export function useLease(queue: LeasedQueue, id: number | null): string | undefined {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['leases', queue, id],
    queryFn: () => (id === null ? null : call(leaseStaffCalls.take, { body: { queue, id } })),
    enabled: id !== null,
    refetchInterval: RENEW_MS,
    gcTime: 0,
    retry: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller is another function each time, and always the same call.
  useEffect(() => {
    if (id === null) return;
    return () => void call(leaseStaffCalls.release, { body: { queue, id }, keepalive: true }).catch(() => undefined);
  }, [queue, id]);
  return data && !data.is_own ? data.holder_name : undefined;
}
