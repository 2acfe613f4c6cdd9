import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './overlay.module.css';
import { type CloseReason, useOverlay } from './use-overlay.ts';

type OverlayProps = {
  /** Kept by the parent. */
  open: boolean;
  /** Called by the close button, a press on the backdrop, Escape and the browser's "back"; the parent then sets `open`. */
  onClose: (reason: CloseReason) => void;
  title: string;
  hideTitle?: boolean;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** `full` fills the window; the others are a centred card, on phones a sheet from below. */
  size?: 'card' | 'wide' | 'full';
  /** The address shown while it is open; the one before comes back on closing. */
  address?: string;
  /** Called when it has faded: a parent that loaded it for this one opening may drop it now. */
  onGone?: () => void;
  className?: string;
};

/**
 * The one overlay of the site. Nothing is rendered while it is closed. The browser's own modal dialog keeps the focus
 * inside and the page behind inert. Links inside that lead away navigate with `replace`, so that its history entry
 * becomes theirs.
 */
export function Overlay({
  open,
  onClose,
  title,
  hideTitle,
  children,
  footer,
  size = 'card',
  address,
  onGone,
  className,
}: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { openId, present, closing } = useOverlay(dialog, open, onClose, address, onGone);
  if (!present) return null;
  return (
    <dialog
      ref={dialog}
      data-overlay
      data-overlay-open={openId}
      aria-labelledby={titleId}
      className={clsx(styles.overlay, styles[size], closing && styles.closing)}
      onClick={event => event.target === event.currentTarget && onClose('backdrop')}
      onCancel={event => {
        // A file box inside has a cancel event of its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose('escape');
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose('escape');
      }}
    >
      <div className={clsx(styles.panel, className)}>
        <header className={clsx(styles.header, hideTitle && styles.bare)}>
          <h2 id={titleId} className={hideTitle ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          <IconButton label="Đóng" className={styles.close} onClick={() => onClose('close')}>
            <X />
          </IconButton>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
