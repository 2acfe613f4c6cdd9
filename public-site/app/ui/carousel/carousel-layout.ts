/** How many items are in view: the container's width divided by an item's, at least one. */
export function itemsPerView(containerWidth: number, itemWidth: number): number {
  return Math.max(1, Math.floor(containerWidth / itemWidth));
}

const mostDots = 10;

/** The pages the dots stand for: one dot a page while there are few, else about ten, the first and last page included. */
export function dotPages(pageCount: number): number[] {
  if (pageCount <= mostDots) return Array.from({ length: pageCount }, (_, page) => page);
  return Array.from({ length: mostDots }, (_, dot) => Math.round((dot * (pageCount - 1)) / (mostDots - 1)));
}

/** Which dot is lit on a page: the last one whose page has been reached. */
export function dotOf(page: number, dots: readonly number[]): number {
  return dots.findLastIndex(first => first <= page);
}
