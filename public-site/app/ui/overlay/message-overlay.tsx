import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Overlay } from './overlay.tsx';

type MessageProps = { open: boolean; onClose: () => void; title: string; children: ReactNode };

/** A message that has to be read; closes by OK and by every way an overlay closes. */
export function AlertOverlay({ okLabel = 'OK', onClose, ...rest }: MessageProps & { okLabel?: string }) {
  return (
    <Overlay
      {...rest}
      onClose={onClose}
      footer={
        <Button wide onClick={onClose}>
          {okLabel}
        </Button>
      }
    />
  );
}

type ConfirmProps = MessageProps & {
  onConfirm: () => void;
  /** The text of the confirming button: a verb that says what will be done. */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  danger?: boolean;
};

/** A question before something is done; every way of closing but the confirming button means no. */
export function ConfirmOverlay({
  onConfirm,
  confirmLabel,
  cancelLabel = 'Huỷ',
  danger,
  onClose,
  ...rest
}: ConfirmProps) {
  return (
    <Overlay
      {...rest}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" wide onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'solid'} wide onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
