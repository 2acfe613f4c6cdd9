import type { FoundRecord } from '@antam/server/features/staff-finding/staff-contract.ts';
import { useCallback } from 'react';
import { useCanAccessResources, useCreatePath, useResourceDefinitions } from 'react-admin';

/** A record with the kind that it is of. */
export type Findable = FoundRecord & { readonly resource: string };

/** Where the page of a record is; for those who may not open it, its row in the list. */
export function useRecordPath(): (record: Findable) => string {
  const createPath = useCreatePath();
  const definitions = useResourceDefinitions();
  const { canAccess } = useCanAccessResources({ action: 'edit', resources: Object.keys(definitions) });
  return useCallback(
    ({ resource, id }) => {
      if (definitions[resource]?.hasShow) return createPath({ resource, type: 'show', id });
      if (canAccess?.[resource]) return createPath({ resource, type: 'edit', id });
      const filter = encodeURIComponent(JSON.stringify({ q: String(id) }));
      return `${createPath({ resource, type: 'list' })}?filter=${filter}`;
    },
    [createPath, definitions, canAccess],
  );
}
