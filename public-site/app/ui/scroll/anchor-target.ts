/** The element an in-page address (`#gioi-thieu`) names, if it is on the page. Browser only. */
export function anchorTarget(hash: string): HTMLElement | null {
  if (!hash.startsWith('#') || hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no valid encoding names nothing.
    return null;
  }
}

/**
 * Makes an in-page link's target the place where the keyboard goes on and puts the hash into the address, as following
 * the link would have done, without the jump. The history entry stays the same. Browser only.
 */
export function arriveAt(target: HTMLElement, hash: string): void {
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, '', hash);
}
