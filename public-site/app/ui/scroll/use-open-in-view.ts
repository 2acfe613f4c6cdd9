import { type RefObject, useEffect, useRef } from 'react';

/** Pixels of the link before the open one that stay in sight: there is more on that side. */
const BEFORE = 60;

/** For a row of links that scrolls sideways on phones: shows the open one, which `open` names, whatever stands before it. */
export function useOpenInView<Row extends HTMLElement>(open: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where another is named, another link is the open one.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - BEFORE;
  }, [open]);
  return row;
}
