import type { StaffCommentRow } from '@antam/server/features/reviews/staff-contract.ts';
import { DecisionButtons } from '../../deciding/decision-buttons.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useDecideComments } from './use-decide-comments.ts';

type CommentButtonsProps = { chosen: readonly StaffCommentRow[]; onDone: () => void };

/** Shows the chosen reviews, or takes them away with a reason. */
export const CommentButtons = ({ chosen, onDone }: CommentButtonsProps) => (
  <DecisionButtons
    publishable={chosen.filter(({ status }) => status !== 'published')}
    removable={chosen.filter(({ status }) => status !== 'hidden' && status !== 'rejected')}
    decide={useDecideComments()}
    RemoveDialog={RemoveDialog}
    onDone={onDone}
  />
);
