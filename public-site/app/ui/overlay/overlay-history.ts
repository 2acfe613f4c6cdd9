/** What an overlay leaves in its history entry: whose it is, and the address to come back to. */
type OverlayMark = { id: string; returnTo: string };

const leftEvent = 'overlay-left';

/** The overlay mark of a history state, if it carries one. */
export function overlayMark(state: unknown): OverlayMark | null {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return null;
  const { overlay } = state;
  if (typeof overlay !== 'object' || overlay === null || !('id' in overlay) || !('returnTo' in overlay)) return null;
  const { id, returnTo } = overlay;
  return typeof id === 'string' && typeof returnTo === 'string' ? { id, returnTo } : null;
}

/**
 * Gives an overlay a history entry, so that "back" closes it; `address` is shown meanwhile. An overlay that closes in
 * the same moment hands its entry over. The router's own state is carried along and it never hears of the entry.
 */
export function enterOverlay(id: string, address?: string): void {
  const isLeaving = document.documentElement.dataset.overlayLeaving !== undefined;
  // A step back that was asked for is still to come, and would take this overlay with it.
  if (isLeaving) window.addEventListener(leftEvent, () => isOpen(id) && enter(id, address), { once: true });
  else enter(id, address);
}

function enter(id: string, address?: string): void {
  const { history } = window;
  const before: unknown = history.state;
  const below = overlayMark(before);
  const takesOver = below !== null && (below.id === id || !isOpen(below.id));
  const returnTo = takesOver ? below.returnTo : currentAddress();
  const mark = { id, returnTo };
  const state = { ...(typeof before === 'object' ? before : null), overlay: mark };
  if (takesOver) history.replaceState(state, '', address ?? returnTo);
  else history.pushState(state, '', address ?? returnTo);
  note(mark);
}

/** Goes back over the overlay's history entry, which restores the address. An entry that is not the overlay's stays. */
export function leaveOverlay(id: string): void {
  if (overlayMark(window.history.state)?.id !== id) return;
  document.documentElement.dataset.overlayLeaving = id;
  window.history.back();
}

/** Gives the history entry up after the router has made it its own. */
export function forgetOverlay(id: string): void {
  if (document.documentElement.dataset.overlayEntry === id && overlayMark(window.history.state)?.id !== id) note(null);
}

/** Calls back when the visitor has gone back over the overlay's history entry. @returns the end of listening */
export function onOverlayLeft(id: string, left: () => void): () => void {
  const heed = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === id) left();
  };
  // Does nothing where the guard has taken the step already.
  const step = (event: PopStateEvent) => stepBack(event);
  window.addEventListener(leftEvent, heed);
  window.addEventListener('popstate', step);
  return () => {
    window.removeEventListener(leftEvent, heed);
    window.removeEventListener('popstate', step);
  };
}

/**
 * Keeps steps over overlays from the router, which would take them for visits to the page already shown and load its
 * data again. To be called once, before the router is made: listeners of the window run in the order of their coming.
 */
export function guardOverlayHistory(): void {
  window.addEventListener('popstate', stepBack);
}

function stepBack(event: PopStateEvent): void {
  const { overlayEntry: left, overlayReturn: returnTo } = document.documentElement.dataset;
  if (left === undefined) return;
  const now = overlayMark(event.state);
  note(now);
  // A longer jump than back to the page below is a visit to another page.
  if (now || currentAddress() === returnTo) event.stopImmediatePropagation();
  window.dispatchEvent(new CustomEvent(leftEvent, { detail: left }));
  if (now && !isOpen(now.id)) window.history.back();
}

/** The root element remembers whose the current entry is: after a step back, the state that said so is gone. */
function note(mark: OverlayMark | null): void {
  const { dataset } = document.documentElement;
  delete dataset.overlayLeaving;
  if (mark) {
    dataset.overlayEntry = mark.id;
    dataset.overlayReturn = mark.returnTo;
  } else {
    delete dataset.overlayEntry;
    delete dataset.overlayReturn;
  }
}

function isOpen(id: string): boolean {
  return document.querySelector(`dialog[data-overlay-open="${CSS.escape(id)}"]`) !== null;
}

function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
