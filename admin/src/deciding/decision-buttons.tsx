import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { type ComponentType, useState } from 'react';

/** How texts of one kind are decided on, several at a time. */
export type Decide<Row, Reason> = {
  publish: (rows: readonly Row[]) => void;
  remove: (rows: readonly Row[], reason: Reason) => void;
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
  const [isAsking, setAsking] = useState(false);
  const publish = () => {
    decide.publish(publishable);
    onDone?.();
  };
  const remove = (reason: Reason) => {
    setAsking(false);
    decide.remove(removable, reason);
    onDone?.();
  };
  return (
    <>
      {publishable.length > 0 && (
        <Button variant="contained" startIcon={<ShowIcon />} onClick={publish}>
          Cho hiện
        </Button>
      )}
      {removable.length > 0 && (
        <Button variant="outlined" color="error" startIcon={<HideIcon />} onClick={() => setAsking(true)}>
          Gỡ …
        </Button>
      )}
      {isAsking && <RemoveDialog count={removable.length} onRemove={remove} onClose={() => setAsking(false)} />}
    </>
  );
}
