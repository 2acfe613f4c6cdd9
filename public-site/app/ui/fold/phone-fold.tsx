import { clsx } from 'clsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './fold.module.css';

type PhoneFoldProps = {
  id?: string;
  /** What stands in the line that opens it. */
  line: ReactNode;
  lineClassName?: string | undefined;
  className?: string | undefined;
  /** Whether phones show it open at first. */
  startsOpen?: boolean;
  children: ReactNode;
};

/**
 * Something that phones fold: a line to touch, which needs no script and which the browser's own search opens. Wide
 * windows show it whole; there styles open it before the page's script does.
 */
export function PhoneFold({ id, line, lineClassName, className, startsOpen = false, children }: PhoneFoldProps) {
  const isWide = useWide();
  return (
    <details id={id} className={clsx(styles.fold, styles.onPhones, className)} open={startsOpen || isWide}>
      <summary className={clsx(styles.line, lineClassName)} tabIndex={isWide ? -1 : undefined}>
        {line}
      </summary>
      {children}
    </details>
  );
}

/** Where nothing is folded; the styles of this folder say the same. */
const WIDE = '(min-width: 600px)';

function subscribe(onChange: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the window is wider than a phone's; false while the page is rendered by the server. */
function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
