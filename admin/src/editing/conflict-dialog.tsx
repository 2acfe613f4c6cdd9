import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { type RefObject, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Values } from './changes.ts';
import { conflictRows, type Side } from './conflict.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { editableFields } from './editable-fields.ts';
import { pressSave } from './press-save.ts';
import type { Conflict } from './use-save.ts';

type ConflictDialogProps = {
  conflict: Conflict;
  /** Of restored fields: what they held when the draft was begun. */
  begun: RefObject<Values>;
  formId: string;
  onClose: () => void;
};

/** Shows what was typed and what another staff member saved meanwhile, field by field; saves what is chosen of both. */
export function ConflictDialog({ conflict: { ours, theirs }, begun, formId, onClose }: ConflictDialogProps) {
  const resource = useResourceContext() ?? '';
  const { reset, setValue, formState } = useFormContext();
  const base = { ...formState.defaultValues, ...begun.current };
  const rows = conflictRows(editableFields(resource), base, ours, theirs);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (field: string) => chosen[field] ?? rows.find(row => row.field === field)?.newer;
  const open = rows.filter(({ field }) => sideOf(field) === undefined).length;

  const settle = () => {
    reset({ ...theirs });
    begun.current = {};
    const kept = rows.filter(({ field }) => sideOf(field) === 'ours');
    for (const { field } of kept) setValue(field, ours[field], { shouldDirty: true });
    onClose();
    if (kept.length > 0) pressSave(formId);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="conflict-title"
      sx={{ '& .MuiDialog-paper': { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: '100%' } } }}
    >
      <DialogTitle id="conflict-title">Có người khác vừa lưu mục này</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography sx={{ color: 'text.secondary' }}>
            {rows.length === 0
              ? 'Hai bản giống nhau, không còn gì phải lưu.'
              : 'Hai bản khác nhau ở những phần dưới đây. Xin chọn bản được giữ ở từng phần.'}
          </Typography>
          {rows.map(row => (
            <ConflictChoice
              key={row.field}
              row={row}
              side={sideOf(row.field)}
              onChoose={side => setChosen(before => ({ ...before, [row.field]: side }))}
            />
          ))}
          {open > 0 && <Alert severity="info">Còn {open} phần mà cả hai cùng sửa: xin chọn trước khi lưu.</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Sửa tiếp</Button>
        <Button variant="contained" disabled={open > 0} onClick={settle}>
          {rows.some(({ field }) => sideOf(field) !== 'theirs') ? 'Lưu bản đã chọn' : 'Dùng bản mới lưu'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
