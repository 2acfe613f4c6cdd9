import type { TimingHit } from './hit.ts';

/**
 * How long the opened document took, in milliseconds since its navigation began; empty where browsers do not report it.
 */
export function pageTimings(): TimingHit[] {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.loadEventEnd <= 0) return [];
  return [
    { kind: 'timing', category: 'page', action: 'response', value: entry.responseStart },
    { kind: 'timing', category: 'page', action: 'interactive', value: entry.domInteractive },
    { kind: 'timing', category: 'page', action: 'load', value: entry.loadEventEnd },
  ];
}

/** Calls back once the document has loaded and its timings are complete. Answers the function that stops waiting. */
export function afterLoad(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The end of the load event is known only after it.
  const onLoad = () => {
    timer = setTimeout(act);
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', onLoad);
  };
}
