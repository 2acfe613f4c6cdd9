import { REMOVAL_REASONS, type RemovalReason } from '@antam/server/features/reviews/contract.ts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { RemoveDialogProps } from '../../deciding/decision-buttons.tsx';
import { REASONS } from './names.ts';

/** Asks why reviews are taken away. Arrows choose a reason, Enter takes it. */
export function RemoveDialog({ count, onRemove, onClose }: RemoveDialogProps<RemovalReason>) {
  const [chosen, setChosen] = useState<RemovalReason>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onRemove(chosen);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="remove-title">
      <form onSubmit={submit}>
        <DialogTitle id="remove-title">{count === 1 ? 'Gỡ nhận xét này?' : `Gỡ ${count} nhận xét?`}</DialogTitle>
        <DialogContent>
          <Typography id="remove-about" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            Ai cũng đọc được lý do nếu nhận xét đã từng hiện; nội dung thì không.
          </Typography>
          <RadioGroup
            aria-label="Lý do"
            aria-describedby="remove-about"
            value={chosen ?? ''}
            onChange={(_, value) => setChosen(REMOVAL_REASONS.find(reason => reason === value))}
          >
            {REASONS.map(({ id, name }, at) => (
              <FormControlLabel key={id} value={id} label={name} control={<Radio autoFocus={at === 0} />} />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Huỷ</Button>
          <Button type="submit" variant="contained" color="error" disabled={!chosen}>
            Gỡ
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
