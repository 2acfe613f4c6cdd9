import { type RefObject, useEffect, useState } from 'react';

const refresh = 200;

/** An element's inner size in pixels, zero until measured; follows it 200 ms after the last change. */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () =>
      setSize(before =>
        before.width === box.clientWidth && before.height === box.clientHeight
          ? before
          : { width: box.clientWidth, height: box.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, refresh);
    });
    observer.observe(box);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return size;
}
