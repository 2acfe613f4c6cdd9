import { Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';

const MAX_LENGTH = 500;

/** What is said most often; chosen, it can be changed. */
export const USUAL_REASONS = [
  'Bài có thông tin riêng của người khác.',
  'Bài có lời xúc phạm.',
  'Bài quảng cáo sản phẩm hoặc dịch vụ.',
  'Lời khuyên trong bài có thể gây hại cho người đọc.',
  'Bài không nói về sức khoẻ.',
];

type ReasonDialogProps = {
  title: string;
  /** What the button says that takes something away. */
  action: string;
  onDone: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason why a text is taken away, which its author reads. */
export function ReasonDialog({ title, action, onDone, onClose }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onDone(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            label="Lý do"
            value={reason}
            onChange={event => setReason(event.target.value)}
            helperText="Người viết đọc được lý do này."
            slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
            multiline
            minRows={3}
            fullWidth
            required
            autoFocus
            margin="dense"
          />
          <Stack
            component="ul"
            aria-label="Lý do thường gặp"
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0, mt: 1 }}
          >
            {USUAL_REASONS.map(text => (
              <li key={text}>
                <Chip
                  label={text}
                  onClick={() => setReason(text)}
                  sx={{ height: 'auto', minHeight: 32, '& span': { whiteSpace: 'normal', py: 0.5 } }}
                />
              </li>
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Huỷ</Button>
          <Button type="submit" variant="contained" color="error" disabled={reason.trim() === ''}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
