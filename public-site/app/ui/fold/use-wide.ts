import { useSyncExternalStore } from 'react';

/** Where nothing is folded; the styles of this folder say the same. */
const WIDE = '(min-width: 600px)';

function subscribe(onChange: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the window is wider than a phone's; false while the page is rendered by the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
