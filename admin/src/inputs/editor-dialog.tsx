import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type DialogField, type DialogProps, useDialogForm } from '../../../public-site/editor/dialog.ts';
import styles from './editor-dialog.module.css';

/**
 * Asks for what a link or a picture needs. It is the browser's own dialog, which stands above an editor that fills the
 * window, where MUI's would be below; it is outside of the form around the editor.
 */
export function EditorDialog(props: DialogProps) {
  const { open, title, confirmLabel, fields, onClose, onGone, aside } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { wrong, isBusy, failure, onSubmit } = useDialogForm(props);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    const element = dialog.current;
    if (open) element?.showModal();
    else if (element?.open) {
      element.close();
      gone.current();
    }
  }, [open]);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={styles.dialog}
      onClick={event => event.target === event.currentTarget && onClose()}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={event => {
        // A file box inside has a cancel event of its own.
        event.stopPropagation();
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <Typography id={heading} component="h2" variant="h6">
          {title}
        </Typography>
        {fields.map(field => (
          <DialogInput key={field.name} field={field} error={wrong[field.name]} />
        ))}
        {failure && <Alert severity="error">{failure}</Alert>}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          {aside && (
            <Button onClick={aside.onPress} sx={{ mr: 'auto' }}>
              {aside.label}
            </Button>
          )}
          <Button onClick={onClose}>Đóng</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? 'Đang gửi…' : confirmLabel}
          </Button>
        </Stack>
      </form>
    </dialog>,
    document.body,
  );
}

function DialogInput({ field, error }: { field: DialogField; error: string | undefined }) {
  const { name, label, hint } = field;
  if (field.kind === 'check') {
    return <FormControlLabel control={<Checkbox name={name} defaultChecked={field.isOn} />} label={label} />;
  }
  const shared = { name, label, error: error !== undefined, helperText: error ?? hint, fullWidth: true };
  if (field.kind === 'file') {
    const { given, accept } = field;
    return (
      <>
        {given && <Typography variant="body2">Ảnh đã dán hoặc thả vào: {given.name}</Typography>}
        <TextField {...shared} type="file" slotProps={{ htmlInput: { accept }, inputLabel: { shrink: true } }} />
      </>
    );
  }
  return (
    <TextField
      {...shared}
      defaultValue={field.value}
      required={field.required !== undefined}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: field.inputMode } }}
    />
  );
}
