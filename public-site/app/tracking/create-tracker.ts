import type { SiteSettings } from '@antam/server/features/site/contract.ts';
import { cleanHit } from './clean-hit.ts';
import type { Collector } from './collector.ts';
import type { Hit } from './hit.ts';
import type { Sink } from './sink.ts';

type Analytics = SiteSettings['analytics'];

/** What the tracker works with; the page's own in `tracker.ts`, others in tests. */
export type TrackerParts = {
  collector: Collector;
  isGranted: () => boolean;
  /** The random id, made where there is none. */
  ensureUserId: () => string;
  /** Deletes what there may be only with consent: the id, and what foreign services store in the browser. */
  forget: () => void;
  openThirdParties: (analytics: Analytics, userId: string) => Promise<Sink[]>;
};

/** Takes every hit of the page and gives it to whom the visitor's consent allows. */
export type Tracker = {
  take(hit: Hit): void;
  /** Begins with the page that is open, by its reported path; hits taken before have waited for this. */
  start(analytics: Analytics, openPath: string): void;
  /** To be called after the visitor's choice has changed. */
  consentChanged(): void;
};

/** Hits that wait for the start; more happen on no page. */
const MAX_WAITING = 50;

/** Makes a tracker. None of its methods throws, whatever its parts do. */
export function createTracker(parts: TrackerParts): Tracker {
  const { collector, isGranted, ensureUserId, forget } = parts;
  let begun: { analytics: Analytics; openPath: string } | undefined;
  let waiting: Hit[] = [];
  /** The operator's services, once a visitor consents to them. */
  let sinks: Promise<Sink[]> | undefined;

  const withdraw = async () => {
    forget();
    const open = sinks;
    sinks = undefined;
    if (!open) return;
    await forEach(open, sink => sink.stop());
    // Until it was stopped a service may have stored something again.
    if (!isGranted()) attempt(forget);
  };
  const take = (hit: Hit) => {
    if (!begun) {
      waiting = [...waiting, hit].slice(-MAX_WAITING);
      return;
    }
    if (hit.kind === 'page') begun.openPath = hit.path;
    const clean = cleanHit(hit, begun.openPath);
    if (!isGranted()) {
      if (sinks) void withdraw();
      if (hit.kind === 'page' || hit.kind === 'virtual') collector.add(clean, null);
      return;
    }
    const userId = ensureUserId();
    collector.add(clean, userId);
    if (hidesAddress(begun.openPath)) return;
    sinks ??= parts.openThirdParties(begun.analytics, userId).catch(() => []);
    void forEach(sinks, sink => sink.send(clean));
  };
  const start = (analytics: Analytics, openPath: string) => {
    if (begun) return;
    begun = { analytics, openPath };
    // Everything goes with the consent, also when that has expired or was for an earlier text.
    if (!isGranted()) forget();
    for (const hit of waiting) take(hit);
    waiting = [];
  };
  const consentChanged = () => {
    collector.flush();
    if (!isGranted()) void withdraw();
  };
  return {
    take: hit => attempt(() => take(hit)),
    start: (analytics, openPath) => attempt(() => start(analytics, openPath)),
    consentChanged: () => attempt(consentChanged),
  };
}

/**
 * Whether a page's true address is a secret, so that its reported path has a name in its place (`:token`). Foreign
 * scripts can read the address, so none is let onto such a page.
 */
function hidesAddress(openPath: string): boolean {
  return openPath.includes('/:');
}

async function forEach(sinks: Promise<Sink[]>, act: (sink: Sink) => void): Promise<void> {
  for (const sink of await sinks) attempt(() => act(sink));
}

/** Measuring must never disturb what is measured. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The hit is lost.
  }
}
