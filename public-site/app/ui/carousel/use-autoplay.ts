import { type RefObject, useEffect, useRef } from 'react';
import { prefersLessMotion } from '../scroll/smooth-scroll.ts';

const pauseOn = ['pointerenter', 'focusin'] as const;
const resumeOn = ['pointerleave', 'focusout'] as const;

/**
 * Calls `step` every `every` milliseconds; waits while the pointer or the focus is inside, while the tab is hidden, and
 * for ever when the visitor prefers less motion.
 */
export function useAutoplay(box: RefObject<HTMLElement | null>, on: boolean, every: number, step: () => void): void {
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
