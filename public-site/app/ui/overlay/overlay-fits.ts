/** Lowest window, in pixels, in which an overlay is used instead of a full page. */
export const overlayMinHeight = 800;

/** Whether the window is high enough for an overlay; when it is not, open the full page instead. Browser only. */
export function overlayFits(): boolean {
  return window.innerHeight >= overlayMinHeight;
}
