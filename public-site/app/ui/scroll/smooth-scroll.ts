import { scrollOffset } from './header-height.ts';

export const scrollDurations = { list: 500, link: 1000, activeItem: 500 } as const;

type ScrollOptions = {
  /** Milliseconds; none when the visitor prefers less motion. */
  duration: number;
  /** Pixels kept free above the target; read again on every frame, because a header may fold away meanwhile. */
  offset?: () => number;
};

/**
 * Moves the window until the element's top stands `offset` below the window's top. The visitor's own wheel, touch or
 * key ends the movement. Browser only.
 * @returns a function that stops the movement
 */
export function scrollToElement(element: Element, { duration, offset = scrollOffset }: ScrollOptions): () => void {
  const from = window.scrollY;
  const stop = () => {
    stopMoving();
    for (const name of interruptions) window.removeEventListener(name, stop);
  };
  const stopMoving = animate(
    prefersLessMotion() ? 0 : duration,
    part => {
      const target = window.scrollY + element.getBoundingClientRect().top - offset();
      window.scrollTo({ top: from + (Math.max(0, target) - from) * part, behavior: 'instant' });
    },
    () => stop(),
  );
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true });
  return stop;
}

/** Moves a scroll container sideways to `left` pixels, and says when it is there or was stopped. */
export function scrollSideways(container: Element, left: number, duration: number, onEnd?: () => void): () => void {
  const from = container.scrollLeft;
  return animate(
    prefersLessMotion() ? 0 : duration,
    part => {
      container.scrollLeft = from + (left - from) * part;
    },
    onEnd,
  );
}

/** Whether the visitor asked their system for less motion. */
export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

function animate(duration: number, draw: (part: number) => void, onEnd?: () => void): () => void {
  let frame = 0;
  let start: number | undefined;
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    cancelAnimationFrame(frame);
    onEnd?.();
  };
  const step = (now: number) => {
    start ??= now;
    const part = duration > 0 ? Math.min(1, (now - start) / duration) : 1;
    draw(easeInOut(part));
    if (part < 1) frame = requestAnimationFrame(step);
    else end();
  };
  frame = requestAnimationFrame(step);
  return end;
}

function easeInOut(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}
