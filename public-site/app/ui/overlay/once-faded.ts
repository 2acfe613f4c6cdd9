import { overlayFade } from './use-overlay.ts';

/** Runs what puts the focus where something is wrong, once an alert has gone and has given the focus back. */
export function onceFaded(focus: () => void): void {
  setTimeout(focus, overlayFade + 100);
}
