import { type LeasedQueue, leaseStaffCalls } from '@antam/server/features/staff-leases/staff-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../providers/data.ts';
import { useRefetchInterval } from '../../providers/use-refetch-interval.ts';

/** How often a queue that stays open asks who looks at what. */
const ASK_AGAIN_MS = 20_000;

/** The pieces of a queue that other staff look at, with their names. */
export function useLookedAt(queue: LeasedQueue): ReadonlyMap<number, string> {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['leases', queue],
    queryFn: () => call(leaseStaffCalls.list, { params: { queue } }),
    refetchInterval: useRefetchInterval(ASK_AGAIN_MS),
    retry: false,
  });
  const others = (data?.leases ?? []).filter(({ is_own }) => !is_own);
  return new Map(others.map(({ id, holder_name }) => [id, holder_name]));
}
