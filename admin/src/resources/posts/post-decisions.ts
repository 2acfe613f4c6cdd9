import { threadStaffCalls } from '@antam/server/features/forum/staff-contract.ts';
import { postStaffCalls, type StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import type { Decide } from '../../deciding/decision-buttons.tsx';
import { useDecideMany } from '../../deciding/use-decide-many.ts';
import { useCall } from '../../providers/data.ts';

type Row = Pick<StaffPostRow, 'id' | 'kind' | 'entity_id' | 'position' | 'status' | 'can'>;

/** A question is shown and hidden with its thread. */
export const isQuestion = ({ kind, position }: Pick<Row, 'kind' | 'position'>): boolean =>
  kind === 'thread' && position === 0;

/** Whether a post can be shown, or left as it is where a visitor reported it. */
export const canPublish = (row: Row): boolean => row.can.publish || (isQuestion(row) && row.status === 'pending');

/** Whether a post can be taken away. */
export const canRemove = (row: Row): boolean =>
  row.can.remove || (isQuestion(row) && (row.status === 'pending' || row.status === 'reported'));

/** Decides on posts, on questions with their threads; says how many were, and of the others why they were not. */
export function useDecidePosts(): Decide<Row, string> {
  const call = useCall();
  const decideMany = useDecideMany('bài');
  const publish = (row: Row) =>
    isQuestion(row) && row.status === 'pending'
      ? call(threadStaffCalls.decide, { params: { id: row.entity_id }, body: { decision: 'publish' } })
      : call(postStaffCalls.decide, { params: { id: row.id }, body: { decision: 'publish' } });
  const remove = (row: Row, reason: string) => {
    if (!isQuestion(row)) {
      return call(postStaffCalls.decide, { params: { id: row.id }, body: { decision: 'remove', reason } });
    }
    const decision = row.status === 'pending' ? 'reject' : 'hide';
    return call(threadStaffCalls.decide, { params: { id: row.entity_id }, body: { decision, reason } });
  };
  return {
    publish: rows => decideMany(rows, publish, 'Đã cho hiện'),
    remove: (rows, reason) => decideMany(rows, row => remove(row, reason), 'Đã gỡ'),
  };
}
