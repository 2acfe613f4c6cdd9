import { useEffect, useState } from 'react';

/** What depends on it changes by the minute at most. */
const REFRESH_MS = 60_000;

/** The present instant, null until the page runs in a browser: a cached page would show when it was rendered. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
