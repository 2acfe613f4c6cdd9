import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element with `position: sticky` is held at its edge now. An element that a style rule has released
 * (`position: static`) is never stuck.
 */
export function useStuck(wrapper: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const element = wrapper.current;
      if (!element) return;
      const { position, top } = getComputedStyle(element);
      const edge = Number.parseFloat(top);
      const held = position === 'sticky' && window.scrollY > 0 && element.getBoundingClientRect().top <= edge + 0.5;
      setStuck(held);
    };
    const schedule = () => {
      if (!frame) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [wrapper]);
  return stuck;
}
