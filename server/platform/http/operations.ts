import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../env/config.ts';
import { notFound } from '../errors/problem.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import type { Readiness } from './readiness.ts';

/** The addresses for operators: `/healthz` (the process lives), `/readyz` (send it visitors), `/metrics`. */
export function operations(config: Config, metrics: Metrics, readiness: Readiness): AppMiddleware {
  const routes: Record<string, (ctx: AppContext) => Promise<void>> = {
    '/healthz': async ctx => send(ctx, 200, { status: 'ok' }),
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
    if (!route || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.state.route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
    await route(ctx);
  };
}

function send(ctx: AppContext, status: number, body: object): void {
  ctx.status = status;
  ctx.body = body;
}

/**
 * With the configured token. Without one only in development and from this machine: in production a proxy on it may hand
 * on strangers' requests without a sign.
 */
function mayReadMetrics(ctx: AppContext, { metricsToken, trustProxy, environment }: Config): boolean {
  if (metricsToken) return isSame(ctx.get('Authorization'), `Bearer ${metricsToken.reveal()}`);
  return environment !== 'production' && trustProxy === 0 && isFromThisMachine(ctx);
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
