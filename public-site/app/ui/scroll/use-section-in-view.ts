import { useEffect, useState } from 'react';
import { scrollOffset } from './header-height.ts';
import { watchScroll } from './watch-scroll.ts';

/**
 * Which section the reader is in: the last one whose top has passed the line under the sticky things; at the very end of
 * the page the last one, however short it is.
 */
export function sectionInView(tops: readonly number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return tops.findLastIndex(top => top <= line);
}

/** The id of the section in view among `ids`, or null above the first. Follows the window as it scrolls. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const list = key ? key.split(' ') : [];
    return watchScroll(() => {
      const present = list.flatMap(id => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const page = document.documentElement;
      const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= page.scrollHeight - 2;
      // The scroll stops exactly on the line; the two pixels forgive fractions.
      const at = sectionInView(
        present.map(section => section.top),
        scrollOffset() + 2,
        atEnd,
      );
      setCurrent(present[at]?.id ?? null);
    });
  }, [key]);
  return current;
}
