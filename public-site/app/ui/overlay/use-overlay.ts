import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { enterOverlay, forgetOverlay, leaveOverlay, onOverlayLeft } from './overlay-history.ts';

/** How long an overlay fades before it is removed, in milliseconds. */
export const overlayFade = 200;

export type CloseReason = 'close' | 'backdrop' | 'escape' | 'back';

const bodyMark = 'showing-overlay';
const FIELDS = 'form :is(input:not([type=hidden], [type=radio]:not(:checked)), select, textarea)';

type OverlayLife = {
  /** Marks the dialog while it is open; `data-overlay-open` has to carry it. */
  openId: string | undefined;
  /** Whether the dialog is rendered. */
  present: boolean;
  /** Whether it is fading. */
  closing: boolean;
};

/**
 * The life of one overlay: opens the dialog as the topmost thing, marks the body, keeps a history entry while open and
 * lets "back" close it; fades out, then is gone and says so.
 */
export function useOverlay(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: (reason: CloseReason) => void,
  address: string | undefined,
  onGone: (() => void) | undefined,
): OverlayLife {
  const id = useId();
  const { key: page } = useLocation();
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useHistoryEntry(id, open, onClose, address, page);
  useModal(dialog, present);

  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  }, [onGone]);

  useEffect(() => {
    if (open || !present) return;
    const timer = setTimeout(() => {
      setPresent(false);
      gone.current?.();
    }, overlayFade);
    return () => clearTimeout(timer);
  }, [open, present]);

  return { openId: open ? id : undefined, present, closing: present && !open };
}

function useHistoryEntry(
  id: string,
  open: boolean,
  onClose: (reason: CloseReason) => void,
  address: string | undefined,
  page: string,
): void {
  const close = useRef(onClose);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!open) return;
    clearTimeout(leaving.current);
    enterOverlay(id, address);
    const stop = onOverlayLeft(id, () => close.current('back'));
    return () => {
      stop();
      // Put off, because in development effects are undone and done again at once.
      leaving.current = setTimeout(() => leaveOverlay(id));
    };
  }, [open, id, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about the page having changed
  useEffect(() => forgetOverlay(id), [id, page]);
}

function useModal(dialog: RefObject<HTMLDialogElement | null>, present: boolean): void {
  // Before it is painted: a key that is pressed at the first sight of the dialog has to reach it, not the page behind.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!present || !element) return;
    const opener = document.activeElement;
    element.showModal();
    // The browser would begin at the button that closes it. Fields of a hidden tab take no focus.
    for (const field of element.querySelectorAll<HTMLElement>(FIELDS)) {
      field.focus();
      if (document.activeElement === field) break;
    }
    document.body.classList.add(bodyMark);
    return () => {
      element.close();
      const others = document.querySelectorAll('dialog[data-overlay][open]');
      if ([...others].every(other => other === element)) document.body.classList.remove(bodyMark);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [present, dialog]);
}
