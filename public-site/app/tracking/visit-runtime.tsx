import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { ConsentBanner } from '../features/consent/consent-banner.tsx';
import { watchOtherTabs } from '../features/consent/other-tabs.ts';
import { announceConsent, useConsent } from '../features/consent/use-consent.ts';
import { PaperNote } from '../frame/footer/paper-note.tsx';
import { useRootData } from '../loading/root-data.ts';
import type { Viewer } from '../loading/viewer.ts';
import { watchCalls } from './call-clicks.ts';
import type { TimingHit } from './hit.ts';
import { pagePath } from './page-path.ts';
import { flushWhenLeaving, prepareSending, tracker } from './tracker.ts';

/** Reports the visit page by page, and asks for consent. Loaded after hydration. */
export function VisitRuntime() {
  const { pathname, search } = useLocation();
  const path = pagePath(pathname, useParams());
  const isGranted = useConsent() === 'granted';
  const root = useRootData();
  const settings = root?.settings;
  useEffect(() => (isGranted ? prepareSending() : undefined), [isGranted]);
  useEffect(flushWhenLeaving, []);
  useEffect(() => watchOtherTabs(takeOverChoice), []);
  useEffect(() => afterLoad(sweep), []);
  const viewer = root?.viewer ?? null;
  useEffect(() => (viewer === null ? undefined : leaveTheRest(viewer)), [viewer]);
  const isAnonymous = root?.viewer === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is kept
  useEffect(() => (isAnonymous ? afterLoad(keep) : undefined), [isAnonymous, pathname]);
  useEffect(() => {
    if (settings) tracker.start(settings.analytics, path);
  }, [settings, path]);
  usePageViews(path, pathname + search, isGranted);
  useEffect(() => (isGranted ? afterLoad(reportTimings) : undefined), [isGranted]);
  useEffect(() => watchCalls(settings?.support_phone ?? '', tracker.take), [settings]);
  return (
    <>
      <ConsentBanner />
      <PaperNote />
    </>
  );
}

function takeOverChoice(): void {
  tracker.consentChanged();
  announceConsent();
}

/** A visitor who has logged in finds nothing of the person before. */
function leaveTheRest(viewer: Viewer): void {
  import('../memory/forget.ts').then(
    ({ forgetOthers }) => forgetOthers(viewer),
    () => undefined,
  );
}

function sweep(): void {
  import('../memory/sweep.ts').then(
    ({ sweepIntents }) => sweepIntents(),
    // The next visit removes them.
    () => undefined,
  );
}

function keep(): void {
  import('../offline/keep-page.ts').then(({ keepPage }) => keepPage()).catch(() => undefined);
}

function reportTimings(): void {
  for (const timing of pageTimings()) tracker.take(timing);
}

/** Reports each page that is opened, and the open one once more when the visitor consents on it. */
function usePageViews(path: string, address: string, isGranted: boolean): void {
  const reported = useRef<{ address: string; isGranted: boolean }>(null);
  useEffect(() => {
    const before = reported.current;
    const isCounted = before?.address === address;
    if (isCounted && (before.isGranted || !isGranted)) return;
    reported.current = { address, isGranted };
    tracker.take({ kind: 'page', path, title: document.title, ...(isCounted && { counted: true }) });
  }, [address, path, isGranted]);
}

/**
 * How long the opened document took, in milliseconds since its navigation began; empty where browsers do not report it.
 */
function pageTimings(): TimingHit[] {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.loadEventEnd <= 0) return [];
  return [
    { kind: 'timing', category: 'page', action: 'response', value: entry.responseStart },
    { kind: 'timing', category: 'page', action: 'interactive', value: entry.domInteractive },
    { kind: 'timing', category: 'page', action: 'load', value: entry.loadEventEnd },
  ];
}

/** Calls back once the document has loaded and its timings are complete. Answers the function that stops waiting. */
function afterLoad(act: () => void): () => void {
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
