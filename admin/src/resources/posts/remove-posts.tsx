import type { RemoveDialogProps } from '../../deciding/decision-buttons.tsx';
import { ReasonDialog } from '../../deciding/reason-dialog.tsx';

/** Asks why posts are taken away. */
export const RemovePosts = ({ count, onRemove, onClose }: RemoveDialogProps<string>) => (
  <ReasonDialog
    title={count === 1 ? 'Gỡ bài này?' : `Gỡ ${count} bài?`}
    action="Gỡ"
    onDone={onRemove}
    onClose={onClose}
  />
);
