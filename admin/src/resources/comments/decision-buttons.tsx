import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { RemoveDialog } from './remove-dialog.tsx';
import { useDecideComments } from './use-decide-comments.ts';

type DecisionButtonsProps = {
  /** Those that can be shown, and those that can be taken away. */
  publishable: readonly number[];
  removable: readonly number[];
  onDone?: () => void;
};

/** Shows reviews, or takes them away with a reason; without what nothing can be done with. */
export function DecisionButtons({ publishable, removable, onDone }: DecisionButtonsProps) {
  const decide = useDecideComments();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const run = async (...decision: Parameters<typeof decide>) => {
    setAsking(false);
    setBusy(true);
    await decide(...decision);
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
          onClick={() => void run(publishable, { decision: 'publish' })}
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
        <RemoveDialog
          count={removable.length}
          onRemove={reason => void run(removable, { decision: 'remove', reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
