import { useGetList } from 'react-admin';

/**
 * How many records of a resource match a filter, by the server's own count; undefined until it is known. No row is asked
 * for: that would be a look at people's data.
 */
export function useTotal(resource: string, filter: object, enabled = true) {
  const { total, error } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 0 }, sort: { field: 'id', order: 'DESC' } },
    { enabled },
  );
  return { total, error };
}
