import type { StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import { useCreatePath } from 'react-admin';
import { isQuestion } from './names.ts';

/** The page of a row: a question is decided on with its thread. */
export function usePathOf(): (row: Pick<StaffPostRow, 'id' | 'kind' | 'entity_id' | 'position'>) => string {
  const createPath = useCreatePath();
  return row =>
    isQuestion(row)
      ? createPath({ resource: 'threads', type: 'show', id: row.entity_id })
      : createPath({ resource: 'posts', type: 'show', id: row.id });
}
