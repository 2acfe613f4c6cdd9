import { DecisionButtons } from '../../deciding/decision-buttons.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useDecideComments } from './use-decide-comments.ts';

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
