import type { RemovalReason } from '@antam/server/features/reviews/contract.ts';
import { commentStaffCalls } from '@antam/server/features/reviews/staff-contract.ts';
import type { Decide } from '../../deciding/decision-buttons.tsx';
import { useDecideMany } from '../../deciding/use-decide-many.ts';
import { useCall } from '../../providers/data.ts';

/** Decides on reviews one after the other, says how many were, and of the others why they were not. */
export function useDecideComments(): Decide<number, RemovalReason> {
  const call = useCall();
  const decideMany = useDecideMany('nhận xét');
  return {
    publish: ids =>
      decideMany(
        ids,
        id => call(commentStaffCalls.decide, { params: { id }, body: { decision: 'publish' } }),
        'Đã cho hiện',
      ),
    remove: (ids, reason) =>
      decideMany(
        ids,
        id => call(commentStaffCalls.decide, { params: { id }, body: { decision: 'remove', reason } }),
        'Đã gỡ',
      ),
  };
}
