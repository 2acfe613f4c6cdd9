import { type commentDecision, commentStaffCalls } from '@antam/server/features/reviews/staff-contract.ts';
import type { z } from 'zod';
import { useDecideMany } from '../../deciding/use-decide-many.ts';
import { useCall } from '../../providers/data.ts';

type Decision = z.input<typeof commentDecision>;

const DONE: Readonly<Record<Decision['decision'], string>> = { publish: 'Đã cho hiện', remove: 'Đã gỡ' };

/** Decides on reviews one after the other, says how many were, and of the others why they were not. */
export function useDecideComments() {
  const call = useCall();
  const decideMany = useDecideMany('nhận xét');
  return (ids: readonly number[], decision: Decision): Promise<void> =>
    decideMany(ids, id => call(commentStaffCalls.decide, { params: { id }, body: decision }), DONE[decision.decision]);
}
