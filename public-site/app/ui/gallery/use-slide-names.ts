import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Corrects what the carousel says of its slides: it calls each of them a button, in English, though they hold buttons of
 * their own. They become named groups, and those out of view cannot be reached,
 * from the first moment on.
 */
export function useSlideNames(index: number, count: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const slides = box.current?.querySelectorAll<HTMLElement>('.image-gallery-slide') ?? [];
    for (const [at, slide] of [...slides].entries()) {
      slide.setAttribute('role', 'group');
      slide.setAttribute('aria-label', `Mục ${at + 1} trên ${count}`);
      slide.removeAttribute('tabindex');
      slide.inert = at !== index;
    }
  }, [index, count]);
  return box;
}
