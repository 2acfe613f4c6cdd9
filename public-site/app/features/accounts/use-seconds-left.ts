import { useEffect, useState } from 'react';
import { browserNow } from '../../ui/time/browser-clock.ts';

/**
 * Counts down from so many seconds to none, by the clock: a tab in the background may tick late. `isRunning` is false
 * until the page is hydrated.
 */
export function useSecondsLeft(seconds: number) {
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);
  const restart = () => {
    setEnd(browserNow() + seconds * 1_000);
    setLeft(seconds);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when the page is hydrated.
  useEffect(restart, []);
  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - browserNow()) / 1_000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return { left, isRunning: end !== null, restart };
}
