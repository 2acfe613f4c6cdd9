import type { StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../deciding/reason-dialog.tsx';
import { canPublish, canRemove, useDecidePosts } from './post-decisions.ts';

type PostButtonsProps = { posts: readonly StaffPostRow[]; onDone?: () => void };

/** Shows posts, or takes them away with a reason; without what nothing can be done with. */
export function PostButtons({ posts, onDone }: PostButtonsProps) {
  const decide = useDecidePosts();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [publishable, removable] = [posts.filter(canPublish), posts.filter(canRemove)];
  const run = async (work: Promise<void>) => {
    setAsking(false);
    setBusy(true);
    await work;
    setBusy(false);
    onDone?.();
  };
  return (
    <>
      {publishable.length > 0 && (
        <Button
          variant="contained"
          startIcon={<ShowIcon />}
          disabled={isBusy}
          onClick={() => void run(decide.publish(publishable))}
        >
          Cho hiện
        </Button>
      )}
      {removable.length > 0 && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<HideIcon />}
          disabled={isBusy}
          onClick={() => setAsking(true)}
        >
          Gỡ …
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={removable.length === 1 ? 'Gỡ bài này?' : `Gỡ ${removable.length} bài?`}
          action="Gỡ"
          onDone={reason => void run(decide.remove(removable, reason))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
