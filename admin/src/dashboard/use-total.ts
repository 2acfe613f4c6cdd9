import { useGetList } from 'react-admin';
import { useRefetchInterval } from '../providers/use-refetch-interval.ts';

/** How often a count that stays in sight is asked for again: others work, too. */
const COUNT_AGAIN_MS = 60_000;

/**
 * How many records of a resource match a filter, by the server's own count; undefined until it is known. No row is asked
 * for: that would be a look at people's data.
 */
export function useTotal(resource: string, filter: object, enabled = true) {
  const { total, error } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 0 }, sort: { field: 'id', order: 'DESC' } },
    { enabled, refetchInterval: useRefetchInterval(COUNT_AGAIN_MS) },
  );
  return { total, error };
}
