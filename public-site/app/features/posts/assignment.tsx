import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { useDiscussion } from './discussion.ts';

const loadBox = () => import('./assignment-box.tsx');

/** Stands in the title box of what may be assigned; few people see it, so its code comes for them alone. */
export function Assignment({ postId }: { postId: number }) {
  const { own } = useDiscussion();
  const isShown = own !== null && (own.can.assign || own.can.take || own.can.decline || own.assignment !== null);
  return isShown ? <Loaded postId={postId} /> : null;
}

function Loaded({ postId }: { postId: number }) {
  const { own } = useDiscussion();
  const module = useLazy(loadBox);
  return own && module && <module.AssignmentBox postId={postId} own={own} />;
}
