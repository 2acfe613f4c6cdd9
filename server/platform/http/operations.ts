import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../env/config.ts';
import { notFound } from '../errors/problem.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';
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
 * Metrics need the configured token. Where none is configured, only programs on this machine may read them, and only in
 * development: in production a proxy may forward strangers' requests without a trace.
 */
function mayReadMetrics(ctx: AppContext, { metricsToken, trustProxy, environment }: Config): boolean {
  if (metricsToken) return isSame(ctx.get('Authorization'), `Bearer ${metricsToken.reveal()}`);
  return environment !== 'production' && trustProxy === 0 && isFromThisMachine(ctx);
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** The names by which a program addresses its own machine, with a port or without. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** Headers that proxies add. */
const ADDED = /^(forwarded|via|x-real-ip|x-forwarded-.*|x-original-.*|.*-client-ip|.*-connecting-ip)$/;

/**
 * Whether the request comes from a program on this machine, and not from a stranger through a proxy on it. A proxy that
 * leaves requests unchanged looks like a program; behind such a proxy a token must protect these addresses.
 */
function isFromThisMachine({ req }: AppContext): boolean {
  return (
    LOOPBACK.has(req.socket.remoteAddress ?? '') &&
    OWN_NAME.test(req.headers.host ?? '') &&
    // Proxies speak HTTP/1.0 to the servers behind them; other programs speak 1.1.
    req.httpVersion !== '1.0' &&
    !Object.keys(req.headers).some(name => ADDED.test(name))
  );
}
