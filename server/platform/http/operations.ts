import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../env/config.ts';
import { notFound } from '../errors/problem.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';
import { isProbe, reportProbe } from './probe.ts';
import type { Readiness } from './readiness.ts';

export interface OperationsParts {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly clock: Clock;
}

/** The addresses for operators: `/healthz` (the process lives), `/readyz` (send it visitors), `/metrics`. */
export function operations({ config, metrics, readiness, clock }: OperationsParts): AppMiddleware {
  const routes: Record<string, (ctx: AppContext) => Promise<void>> = {
    '/healthz': async ctx => {
      const probe = isProbe(ctx, config, clock) ? { probe: await reportProbe(ctx, config) } : {};
      send(ctx, 200, { status: 'ok', ...probe });
    },
    '/readyz': async ctx => {
      const report = await readiness.report();
      send(ctx, report.ready ? 200 : 503, report);
    },
    '/metrics': async ctx => {
      if (!mayReadMetrics(ctx, config)) throw notFound();
      ctx.type = metrics.contentType;
      ctx.body = await metrics.text();
    },
  };
  return async (ctx, next) => {
    const route = Object.hasOwn(routes, ctx.path) ? routes[ctx.path] : undefined;
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!route || !(isRead || (ctx.method === 'POST' && isProbe(ctx, config, clock)))) return next();
    ctx.state.route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
    await route(ctx);
  };
}

function send(ctx: AppContext, status: number, body: object): void {
  ctx.status = status;
  ctx.type = 'json';
  // Koa compares an object with classes of `fetch`, which Node loads for that, and who waits for the start waits for them.
  ctx.body = JSON.stringify(body);
}

/**
 * On the port of visitors metrics need the configured token: a proxy on this machine makes strangers look like programs
 * of it. They have a port of their own as well (`serve-metrics.ts`).
 */
const mayReadMetrics = (ctx: AppContext, { metricsToken }: Config): boolean =>
  metricsToken !== undefined && isSame(ctx.get('Authorization'), `Bearer ${metricsToken.reveal()}`);

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
