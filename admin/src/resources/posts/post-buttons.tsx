import type { StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import { DecisionButtons, type RemoveDialogProps } from '../../deciding/decision-buttons.tsx';
import { ReasonDialog } from '../../deciding/reason-dialog.tsx';
import { canPublish, canRemove, useDecidePosts } from './post-decisions.ts';

type PostButtonsProps = {
  posts: readonly StaffPostRow[];
  onDone?: () => void;
};

/** Shows posts, or takes them away with a reason. */
export const PostButtons = ({ posts, onDone }: PostButtonsProps) => (
  <DecisionButtons
    publishable={posts.filter(canPublish)}
    removable={posts.filter(canRemove)}
    decide={useDecidePosts()}
    RemoveDialog={RemovePosts}
    onDone={onDone}
  />
);

const RemovePosts = ({ count, onRemove, onClose }: RemoveDialogProps<string>) => (
  <ReasonDialog
    title={count === 1 ? 'Gỡ bài này?' : `Gỡ ${count} bài?`}
    action="Gỡ"
    onDone={onRemove}
    onClose={onClose}
  />
);
