/** What an overlay leaves in its history entry: whose it is, and the address to come back to. */
type OverlayMark = { id: string; returnTo: string };

/** The overlay mark of a history state, if it carries one. */
export function overlayMark(state: unknown): OverlayMark | null {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return null;
  const { overlay } = state;
  if (typeof overlay !== 'object' || overlay === null || !('id' in overlay) || !('returnTo' in overlay)) return null;
  const { id, returnTo } = overlay;
  return typeof id === 'string' && typeof returnTo === 'string' ? { id, returnTo } : null;
}

/**
 * Adds a history entry for an overlay, so that "back" closes it; `address` is shown meanwhile. The router's own state is
 * carried over and it never hears of the entry, so nothing is loaded again. Browser only.
 */
export function enterOverlay(id: string, address?: string): void {
  const { history, location } = window;
  if (overlayMark(history.state)?.id === id) return;
  const returnTo = location.pathname + location.search + location.hash;
  const before: unknown = history.state;
  const state = { ...(typeof before === 'object' ? before : null), overlay: { id, returnTo } };
  history.pushState(state, '', address ?? returnTo);
}

/**
 * Takes the overlay's history entry away and restores the address. When the visitor has moved on meanwhile, the entry
 * belongs to somebody else and stays. Browser only.
 */
export function leaveOverlay(id: string): void {
  if (overlayMark(window.history.state)?.id !== id) return;
  // The router would take this step back for a visit to the page that is already shown.
  window.addEventListener('popstate', event => event.stopImmediatePropagation(), { once: true, capture: true });
  window.history.back();
}
