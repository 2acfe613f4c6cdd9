/**
 * A page of the site was shown; `path` is made by `pagePath`. `counted`: its view was reported before the visitor
 * consented, and must not be counted again.
 */
export type PageHit = { kind: 'page'; path: string; title: string; counted?: true };

/** Something happened that is reported as a page view of a path that is none: use `virtualPath`. */
export type VirtualHit = { kind: 'virtual'; path: string };

/** Something was done. Category and action are short slugs (`thanks`, `failed`), the label is for people to read. */
export type EventHit = { kind: 'event'; category: string; action: string; label?: string; value?: number };

/** Something took so many milliseconds, e.g. category `page`, action `load`. */
export type TimingHit = { kind: 'timing'; category: string; action: string; label?: string; value: number };

export type Hit = PageHit | VirtualHit | EventHit | TimingHit;
