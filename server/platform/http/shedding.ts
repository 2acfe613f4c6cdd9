import type { IncomingHttpHeaders } from 'node:http';
import type { Identify } from '../auth/principal.ts';
import { Problem } from '../errors/problem.ts';
import type { LoadGauge } from '../load/load-gauge.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readCookie } from './cookies.ts';
import { SESSION_COOKIE } from './xsrf.ts';

/** What is refused first when there is too much to do. */
export type Sheddable = 'page' | 'call' | 'sitemap';

/** Keeps the server answering when more is asked of it than it can do. */
export interface Shedding {
  /** Does the work, or throws 503 at once when there is too much and nobody is logged in. */
  run<T>(kind: Sheddable, headers: IncomingHttpHeaders, work: () => Promise<T>): Promise<T>;
  /** Does the work in any case. */
  always<T>(work: () => Promise<T>): Promise<T>;
}

const RETRY_AFTER_SECONDS = 5;

export function createShedding(gauge: LoadGauge, identify: Identify, metrics: Metrics): Shedding {
  return {
    always: work => gauge.run(work),
    run: async (kind, headers, work) => {
      if (gauge.isOverloaded() && !(await isLoggedIn(headers, identify))) {
        metrics.countShed(kind);
        throw busy();
      }
      return gauge.run(work);
    },
  };
}

/** Only asked when it matters; that there is a cookie alone says nothing. */
async function isLoggedIn({ cookie }: IncomingHttpHeaders, identify: Identify): Promise<boolean> {
  const token = readCookie(cookie, SESSION_COOKIE);
  return token !== undefined && token !== '' && (await identify(token)) !== undefined;
}

const busy = () =>
  new Problem(503, 'BUSY', 'Hiện có rất nhiều người truy cập, xin bạn vui lòng thử lại sau vài giây.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
