import type { IncomingHttpHeaders } from 'node:http';
import type { Identify } from '../auth/principal.ts';
import { Problem } from '../errors/problem.ts';
import type { LoadGauge } from '../load/load-gauge.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type CookieNames, readCookie } from './cookies.ts';

/** What is refused first when there is too much to do. */
export type Sheddable = 'page' | 'call' | 'sitemap';

/** Keeps the server answering when more is asked of it than it can do. */
export interface Shedding {
  /** Does the work, or throws 503 at once when there is too much and nobody is logged in. */
  run<T>(kind: Sheddable, headers: IncomingHttpHeaders, work: () => Promise<T>): Promise<T>;
  /** Whether `run` would do the work; for the rest of work that has begun, which ends with {@link busy} where not. */
  admits(kind: Sheddable, headers: IncomingHttpHeaders): Promise<boolean>;
  /** Does the work in any case. */
  always<T>(work: () => Promise<T>): Promise<T>;
}

const RETRY_AFTER_SECONDS = 5;

/** What shedding needs to tell who is logged in and to say what it refused. */
export interface SheddingParts {
  readonly identify: Identify;
  readonly names: Pick<CookieNames, 'session'>;
  readonly metrics: Metrics;
}

export function createShedding(gauge: LoadGauge, { identify, names, metrics }: SheddingParts): Shedding {
  /** Only asked when it matters; that there is a cookie alone says nothing. */
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

/** What a visitor is told whose request is shed: 503, to come back in a few seconds. */
export const busy = () =>
  new Problem(503, 'BUSY', 'Hiện có rất nhiều người truy cập, xin bạn vui lòng thử lại sau vài giây.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
