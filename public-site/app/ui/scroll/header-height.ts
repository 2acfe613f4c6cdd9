/**
 * How much of the window's top the site's header covers now, in pixels: 0 when it has scrolled away or there is none.
 * Browser only.
 */
export function headerHeight(): number {
  const header = document.querySelector('[data-site-header]');
  return header ? Math.max(0, Math.round(header.getBoundingClientRect().bottom)) : 0;
}

/** Height in pixels of the link list that sticks under the header, 0 when the page has none. Browser only. */
export function stickyListHeight(): number {
  const list = document.querySelector<HTMLElement>('[data-sticky-list]');
  return list?.offsetHeight ?? 0;
}

/** How far below the window's top a scroll has to stop, so that the target is not hidden: header, list and 10 px. */
export function scrollOffset(): number {
  return headerHeight() + stickyListHeight() + 10;
}
