import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { scrollSideways } from '../scroll/smooth-scroll.ts';
import { itemsPerView } from './carousel-layout.ts';

/** Times in milliseconds. */
export const carouselTimes = { slide: 250, autoplay: 5000, resizeRefresh: 200 } as const;

type Carousel = {
  /** Unknown until the browser has measured. */
  perView: number | null;
  page: number;
  pageCount: number;
  /** Slides to a page; beyond the last one comes the first again, and the other way round. */
  goTo: (page: number) => void;
  /** Slides just far enough that the item is in view. */
  show: (index: number) => void;
};

/** Measures a sideways scrolling track and moves it page by page. */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number, itemWidth: number): Carousel {
  const [perView, setPerView] = useState<number | null>(null);
  const [first, setFirst] = useState(0);
  const stop = useRef<() => void>(undefined);
  const shown = perView ?? 1;
  const pageCount = Math.max(1, Math.ceil(count / shown));
  const last = Math.max(0, count - shown);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setPerView(itemsPerView(element.clientWidth, itemWidth));
    measure();
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, carouselTimes.resizeRefresh);
    });
    observer.observe(element);
    const scrolled = () => setFirst(firstInView(element));
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      stop.current?.();
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [track, itemWidth]);

  const slideTo = useCallback(
    (index: number) => {
      const element = track.current;
      const item = element?.children[index];
      if (!element || !(item instanceof HTMLElement)) return;
      stop.current?.();
      // Snapping would pull every frame of the movement back to an item.
      element.dataset.moving = '';
      const left = Math.min(item.offsetLeft, element.scrollWidth - element.clientWidth);
      setFirst(index);
      stop.current = scrollSideways(element, left, carouselTimes.slide, () => {
        delete element.dataset.moving;
      });
    },
    [track],
  );

  const goTo = useCallback(
    (page: number) => slideTo(Math.min(((page + pageCount) % pageCount) * shown, last)),
    [slideTo, pageCount, shown, last],
  );
  const show = useCallback(
    (index: number) => {
      const element = track.current;
      if (!element) return;
      const now = firstInView(element);
      if (index < now) slideTo(index);
      else if (index >= now + shown) slideTo(Math.min(index - shown + 1, last));
    },
    [slideTo, track, shown, last],
  );

  const page = first >= last ? pageCount - 1 : Math.floor(first / shown);
  return { perView, page, pageCount, goTo, show };
}

function firstInView(track: HTMLElement): number {
  const items = [...track.children].filter(child => child instanceof HTMLElement);
  const at = items.findIndex(item => item.offsetLeft + item.offsetWidth / 2 >= track.scrollLeft);
  return Math.max(0, at);
}
