import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { prefersLessMotion } from '../scroll/smooth-scroll.ts';
import styles from './carousel.module.css';
import { dotOf, dotPages } from './carousel-layout.ts';
import { carouselTimes, useCarousel } from './use-carousel.ts';

type CarouselProps = {
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  /** Classes of each item. */
  itemClass?: string | undefined;
  /** Width of an item in pixels, the gap included; as many as fit are in view, stretched to fill. */
  itemWidth: number;
  gap?: number;
  dots?: boolean;
  /** Moves on by itself every 5 s. */
  autoplay?: boolean;
  /** Keeps this item in view: for carousels that follow another one. */
  showIndex?: number;
  className?: string;
};

/** Items side by side. It is a plain sideways scroller to which script adds arrows, dots and keys. */
export function Carousel({
  label,
  items,
  itemClass,
  itemWidth,
  gap = 16,
  dots = true,
  autoplay = false,
  showIndex,
  className,
}: CarouselProps) {
  const box = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { perView, page, pageCount, goTo, show } = useCarousel(track, items.length, itemWidth);
  useAutoplay(box, autoplay && pageCount > 1, carouselTimes.autoplay, () => goTo(page + 1));
  useEffect(() => {
    if (showIndex !== undefined) show(showIndex);
  }, [showIndex, show]);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--gap': `${gap}px`,
    '--item': `${itemWidth - gap}px`,
    ...(perView && perView > 1 ? { '--per-view': perView } : null),
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.target !== track.current) return;
    event.preventDefault();
    goTo(Math.min(Math.max(0, page + step), pageCount - 1));
  };
  const marks = dotPages(pageCount);
  const lit = dotOf(page, marks);
  const steps = perView !== null && pageCount > 1;
  return (
    <section
      ref={box}
      className={clsx(styles.carousel, className)}
      style={style}
      aria-label={label}
      aria-roledescription="băng chuyền"
      data-per-view={perView ?? undefined}
    >
      <div className={styles.window}>
        <ul
          ref={track}
          className={clsx(styles.track, perView && perView > 1 && styles.fitted)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box has to be reachable by keyboard
          tabIndex={0}
          onKeyDown={move}
          aria-label={label}
        >
          {items.map(item => (
            <li key={item.key} className={clsx(styles.item, itemClass)}>
              {item.content}
            </li>
          ))}
        </ul>
        {steps && (
          <>
            <IconButton
              label="Trước"
              variant="outline"
              className={styles.previous}
              disabled={page === 0}
              onClick={() => goTo(page - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              label="Sau"
              variant="outline"
              className={styles.next}
              disabled={page === pageCount - 1}
              onClick={() => goTo(page + 1)}
            >
              <ChevronRight />
            </IconButton>
          </>
        )}
      </div>
      {dots && steps && (
        <div className={styles.dots}>
          {marks.map((first, dot) => (
            <button
              key={first}
              type="button"
              className={styles.dot}
              aria-label={`Đến trang ${first + 1} trên ${pageCount}`}
              aria-current={dot === lit || undefined}
              onClick={() => goTo(first)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

const pauseOn = ['pointerenter', 'focusin'] as const;
const resumeOn = ['pointerleave', 'focusout'] as const;

/**
 * Calls `step` every `every` milliseconds; waits while the pointer or the focus is inside, while the tab is hidden, and
 * for ever when the visitor prefers less motion.
 */
function useAutoplay(box: RefObject<HTMLElement | null>, on: boolean, every: number, step: () => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  }, [step]);
  useEffect(() => {
    const element = box.current;
    if (!on || !element || prefersLessMotion()) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const pause = () => clearInterval(timer);
    const resume = () => {
      pause();
      timer = setInterval(() => document.hidden || latest.current(), every);
    };
    for (const name of pauseOn) element.addEventListener(name, pause);
    for (const name of resumeOn) element.addEventListener(name, resume);
    resume();
    return () => {
      pause();
      for (const name of pauseOn) element.removeEventListener(name, pause);
      for (const name of resumeOn) element.removeEventListener(name, resume);
    };
  }, [box, on, every]);
}
