import type { IncomingHttpHeaders } from 'node:http';
import type { Identify } from '../auth/principal.ts';
import { Problem } from '../errors/problem.ts';
import type { LoadGauge } from '../load/load-gauge.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type CookieNames, readCookie } from './cookies.ts';

/** Work that is refused first under overload; a refresh is a page that nobody waits for. */
export type Sheddable = 'page' | 'refresh' | 'call' | 'sitemap';

/** Keeps the server responsive under overload by refusing some work. */
export interface Shedding {
  /** Runs the work. Throws 503 at once under overload if the visitor is not logged in. */
  run<T>(kind: Sheddable, headers: IncomingHttpHeaders, work: () => Promise<T>): Promise<T>;
  /**
   * Whether `run` would run the work. For work in several steps, which ends with {@link busy} if the next step is
   * refused.
   */
  admits(kind: Sheddable, headers: IncomingHttpHeaders): Promise<boolean>;
  /** Runs the work even under overload. */
  always<T>(work: () => Promise<T>): Promise<T>;
}

const RETRY_AFTER_SECONDS = 5;

/** What shedding needs to recognise who is logged in and to report what it refused. */
export interface SheddingParts {
  readonly identify: Identify;
  readonly names: Pick<CookieNames, 'session'>;
  readonly metrics: Metrics;
}

export function createShedding(gauge: LoadGauge, { identify, names, metrics }: SheddingParts): Shedding {
  /** Called only under overload. A session cookie alone proves nothing, so the session is looked up. */
  const isLoggedIn = async ({ cookie }: IncomingHttpHeaders): Promise<boolean> => {
    const token = readCookie(cookie, names.session);
    return token !== undefined && token !== '' && (await identify(token)) !== undefined;
  };
  const admits: Shedding['admits'] = async (kind, headers) => {
    if (!gauge.isOverloaded() || (await isLoggedIn(headers))) return true;
    metrics.countShed(kind);
    return false;
  };
  return {
    admits,
    always: work => gauge.run(work),
    run: async (kind, headers, work) => {
      if (!(await admits(kind, headers))) throw busy();
      return gauge.run(work);
    },
  };
}

/** The error for a refused request: 503, with a Retry-After of a few seconds. */
export const busy = () =>
  new Problem(503, 'BUSY', 'Hiện có rất nhiều người truy cập, xin bạn vui lòng thử lại sau vài giây.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
