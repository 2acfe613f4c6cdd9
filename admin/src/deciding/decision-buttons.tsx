import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { type ComponentType, useState } from 'react';

/** How texts of one kind are decided on, several at a time. */
export type Decide<Row, Reason> = {
  publish: (rows: readonly Row[]) => Promise<void>;
  remove: (rows: readonly Row[], reason: Reason) => Promise<void>;
};

/** Asks why so many texts are taken away. */
export type RemoveDialogProps<Reason> = {
  count: number;
  onRemove: (reason: Reason) => void;
  onClose: () => void;
};

type DecisionButtonsProps<Row, Reason> = {
  /** Those that can be shown, and those that can be taken away. */
  publishable: readonly Row[];
  removable: readonly Row[];
  decide: Decide<Row, Reason>;
  RemoveDialog: ComponentType<RemoveDialogProps<Reason>>;
  onDone?: (() => void) | undefined;
};

/** Shows texts, or takes them away with a reason; without a button for what nothing can be done with. */
export function DecisionButtons<Row, Reason>({
  publishable,
  removable,
  decide,
  RemoveDialog,
  onDone,
}: DecisionButtonsProps<Row, Reason>) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
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
        <RemoveDialog
          count={removable.length}
          onRemove={reason => void run(decide.remove(removable, reason))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
