import type { StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import { DecisionButtons } from '../../deciding/decision-buttons.tsx';
import { useIsHeld } from '../../deciding/held/use-held.ts';
import { canPublish, canRemove, useDecidePosts } from './post-decisions.ts';
import { RemovePosts } from './remove-posts.tsx';

type PostButtonsProps = {
  posts: readonly StaffPostRow[];
  onDone?: () => void;
};

/** Shows posts, or takes them away with a reason; without those that were decided on a moment ago. */
export function PostButtons({ posts, onDone }: PostButtonsProps) {
  const isHeld = useIsHeld();
  const open = posts.filter(({ id }) => !isHeld(`posts/${id}`));
  return (
    <DecisionButtons
      publishable={open.filter(canPublish)}
      removable={open.filter(canRemove)}
      decide={useDecidePosts()}
      RemoveDialog={RemovePosts}
      onDone={onDone}
    />
  );
}
