import type { RemovalReason } from '@antam/server/features/reviews/contract.ts';
import { commentStaffCalls } from '@antam/server/features/reviews/staff-contract.ts';
import { type Decide, DecisionButtons } from '../../deciding/decision-buttons.tsx';
import { useDecideMany } from '../../deciding/use-decide-many.ts';
import { useCall } from '../../providers/data.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type CommentButtonsProps = {
  /** Ids of those that can be shown, and of those that can be taken away. */
  publishable: readonly number[];
  removable: readonly number[];
  onDone?: () => void;
};

/** Shows reviews, or takes them away with a reason. */
export const CommentButtons = (props: CommentButtonsProps) => (
  <DecisionButtons {...props} decide={useDecideComments()} RemoveDialog={RemoveDialog} />
);

/** Decides on reviews one after the other, says how many were, and of the others why they were not. */
function useDecideComments(): Decide<number, RemovalReason> {
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
