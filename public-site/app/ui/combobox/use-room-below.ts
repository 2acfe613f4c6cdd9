import { type RefObject, useLayoutEffect, useState } from 'react';

/** Between the box and its list, and between the list and the window's edge, in pixels. */
const GAPS = 6 + 8;
/** Three rows: where there is less room, as in a window turned sideways, the page is scrolled instead. */
const MIN_HEIGHT = 148;
const MAX_HEIGHT = 560;

/**
 * The height in pixels that a list below the box may have without leaving the window, or what the keyboard of a phone
 * leaves of it. Measured when the list is shown, and again as the window changes.
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [room, setRoom] = useState(MAX_HEIGHT);
  useLayoutEffect(() => {
    if (!isShown) return;
    const view = window.visualViewport;
    const measure = () => {
      const bottom = box.current?.getBoundingClientRect().bottom ?? 0;
      const end = view ? view.offsetTop + view.height : window.innerHeight;
      setRoom(Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, end - bottom - GAPS)));
    };
    measure();
    const target = view ?? window;
    target.addEventListener('resize', measure, { passive: true });
    return () => target.removeEventListener('resize', measure);
  }, [box, isShown]);
  return room;
}
