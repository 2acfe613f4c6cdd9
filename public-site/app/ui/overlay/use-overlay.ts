import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { enterOverlay, leaveOverlay, overlayMark } from './overlay-history.ts';

/** How long an overlay fades before it is removed, in milliseconds. */
export const overlayFade = 200;

export type CloseReason = 'close' | 'backdrop' | 'escape' | 'back';

const bodyMark = 'showing-overlay';

/**
 * The life of one overlay: opens the dialog as the topmost thing, marks the body, keeps a history entry while open and
 * lets "back" close it; fades out, then is gone.
 * @returns whether to render the dialog, and whether it is fading
 */
export function useOverlay(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: (reason: CloseReason) => void,
  address: string | undefined,
): { present: boolean; closing: boolean } {
  const id = useId();
  const [present, setPresent] = useState(open);
  const close = useRef(onClose);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key: page } = useLocation();
  const [openedOn, setOpenedOn] = useState(page);
  if (!open && openedOn !== page) setOpenedOn(page);
  const isOnOpeningPage = useRef(true);
  if (open && !present) setPresent(true);

  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  // Once the router has moved on under an open overlay, the history is its own again.
  useEffect(() => {
    isOnOpeningPage.current = openedOn === page;
  }, [openedOn, page]);

  useEffect(() => {
    if (!open) return;
    clearTimeout(leaving.current);
    enterOverlay(id, address);
    const back = (event: PopStateEvent) => {
      if (overlayMark(event.state)?.id === id) return;
      if (isOnOpeningPage.current) event.stopImmediatePropagation();
      close.current('back');
    };
    window.addEventListener('popstate', back, true);
    return () => {
      window.removeEventListener('popstate', back, true);
      // Put off, because in development effects are undone and done again at once.
      leaving.current = setTimeout(() => leaveOverlay(id));
    };
  }, [open, id, address]);

  useEffect(() => {
    const element = dialog.current;
    if (!present || !element) return;
    const opener = document.activeElement;
    element.showModal();
    document.body.classList.add(bodyMark);
    return () => {
      element.close();
      const others = document.querySelectorAll('dialog[data-overlay][open]');
      if ([...others].every(other => other === element)) document.body.classList.remove(bodyMark);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [present, dialog]);

  useEffect(() => {
    if (open || !present) return;
    const timer = setTimeout(() => setPresent(false), overlayFade);
    return () => clearTimeout(timer);
  }, [open, present]);

  return { present, closing: present && !open };
}
