import { type LeasedQueue, leaseStaffCalls } from '@antam/server/features/staff-leases/staff-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendCall } from '../../providers/api.ts';
import { useCall } from '../../providers/data.ts';
import { heldDecisions } from '../../providers/session.ts';
import { useRefetchInterval } from '../../providers/use-refetch-interval.ts';

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
    refetchInterval: useRefetchInterval(RENEW_MS),
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (id === null) return;
    return () => release(queue, id);
  }, [queue, id]);
  return data && !data.is_own ? data.holder_name : undefined;
}

/**
 * Gives the piece back, but for one that was decided on a moment ago: it waits until the decision is sent. A refusal is no
 * news: the lease ends by itself.
 */
function release(queue: LeasedQueue, id: number): void {
  const isDecided = heldDecisions.decided().some(({ about }) => about.includes(`${queue}/${id}`));
  if (isDecided) return;
  void sendCall(leaseStaffCalls.release, { body: { queue, id }, keepalive: true }).catch(() => undefined);
}
