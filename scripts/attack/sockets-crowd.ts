import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from '../bench/statistics.ts';
import { type AttackedServer, ask, freshPage, medianMs, peakMb, visitFor } from './sockets-watch.ts';

const CONNECTIONS = 400;
const IDLE_SECONDS = 2;
/** Back to normal: a page is rendered in at most `times` times what it took before, or in `ms` milliseconds. */
const NORMAL = { times: 3, ms: 50 };
const RECOVERY_PATIENCE_MS = 30_000;

export interface CrowdFigures {
  readonly accepted: number;
  /** Answered 503 with `Retry-After`, or not at all. */
  readonly shed: number;
  readonly failed: number;
  readonly acceptedP50Ms: number;
  readonly acceptedP99Ms: number;
  /** Of those who ask whether it lives, and for a cached page. */
  readonly healthMs: number;
  readonly cachedPageMs: number;
  readonly peakMb: number;
  readonly backToNormalMs: number;
}

/** Many connections that all ask for pages and searches nobody has asked for before, each as fast as it is answered. */
export async function crowd({ url, pid }: AttackedServer, seconds: number): Promise<CrowdFigures> {
  await ask(`${url}/`);
  const before = medianMs(await visitFor(IDLE_SECONDS, () => freshPage(url)));
  const times: number[] = [];
  const counts = { accepted: 0, shed: 0, failed: 0 };
  let health = Number.NaN;
  let cachedPage = Number.NaN;
  const peak = await peakMb(pid, async () => {
    const [result, lives, cached] = await Promise.all([
      storm(url, seconds, (status, ms) => {
        if (status === 503) counts.shed += 1;
        else if (status >= 500) counts.failed += 1;
        else {
          counts.accepted += 1;
          times.push(ms);
        }
      }),
      visitFor(seconds, () => `${url}/healthz`),
      visitFor(seconds, () => `${url}/`),
    ]);
    counts.failed += result.errors;
    health = medianMs(lives);
    cachedPage = medianMs(cached);
  });
  return {
    ...counts,
    acceptedP50Ms: Math.round(percentile(times, 0.5)),
    acceptedP99Ms: Math.round(percentile(times, 0.99)),
    healthMs: health,
    cachedPageMs: cachedPage,
    peakMb: peak,
    backToNormalMs: await untilNormal(url, Math.max(before * NORMAL.times, NORMAL.ms)),
  };
}

function storm(
  url: string,
  seconds: number,
  answered: (status: number, ms: number) => void,
): Promise<autocannon.Result> {
  let asked = 0;
  const next = () => {
    asked += 1;
    const kinds = [`/bac-si/?x=${asked}`, `/co-so-y-te/?x=${asked}`, `/api/v1/search/?q=be+${asked % 97}`];
    return kinds[asked % kinds.length] ?? '/';
  };
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: 60,
    requests: [{ setupRequest: request => ({ ...request, path: next() }) }],
    setupClient: client => {
      client.on('response', (status, _bytes, ms) => answered(status, ms));
    },
  });
}

/** Milliseconds until a page is rendered as quickly as before. */
async function untilNormal(url: string, quickMs: number): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < RECOVERY_PATIENCE_MS) {
    const { status, ms } = await ask(freshPage(url));
    if (status === 200 && ms <= quickMs) break;
    await sleep(10);
  }
  return Math.round(performance.now() - started);
}
