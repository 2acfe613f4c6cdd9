import { type RefObject, useEffect, useState } from 'react';
import { watchScroll } from '../scroll/watch-scroll.ts';

/**
 * Whether an element with `position: sticky` is held at its edge now. An element that a style rule has released
 * (`position: static`) is never stuck.
 */
export function useStuck(wrapper: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(
    () =>
      watchScroll(() => {
        const element = wrapper.current;
        if (!element) return;
        const { position, top } = getComputedStyle(element);
        const edge = Number.parseFloat(top);
        const held = position === 'sticky' && window.scrollY > 0 && element.getBoundingClientRect().top <= edge + 0.5;
        setStuck(held);
      }),
    [wrapper],
  );
  return stuck;
}
