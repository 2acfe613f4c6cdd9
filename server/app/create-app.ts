import type { RequestListener } from 'node:http';
import Koa from 'koa';
import { createApiRouter } from '../platform/http/api-router.ts';
import type { AppState } from '../platform/http/app-context.ts';
import { createCallApi } from '../platform/http/call-api.ts';
import { guardAddress } from '../platform/http/guard-address.ts';
import { koaApi } from '../platform/http/koa-api.ts';
import { observe, showProblem } from '../platform/http/observe.ts';
import { createXsrf } from '../platform/http/xsrf.ts';
import { createRateLimits } from '../platform/limits/rate-limits.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import type { Services } from '../platform/services.ts';
import { serveUploads } from '../platform/storage/serve-uploads.ts';
import { createDispatch } from './dispatch.ts';
import { FEATURES } from './features.ts';
import type { Dispatch, Site } from './site.ts';

export interface AppParts {
  /** The built public site; without it only the API is served. */
  readonly site?: Site | undefined;
  /** Folder of the built staff console. */
  readonly consoleFolder?: string | undefined;
}

/** The whole server short of the socket. */
export interface App {
  readonly koa: Koa<AppState>;
  callback(): RequestListener;
  /** Calls the API inside the process, as the renderer does. */
  readonly dispatch: Dispatch;
  /** From now on `/readyz` says no, so that no more visitors are sent here. */
  startDraining(): void;
  close(): Promise<void>;
}

/** Puts the features, the middleware and the built sites together. */
export function createApp(services: Services, parts: AppParts = {}): App {
  const { config, log, db } = services;
  const metrics = createMetrics();
  const limits = createRateLimits(config, db);
  const xsrf = createXsrf(config.secret);
  const endpoints = FEATURES.flatMap(feature => feature.endpoints(services));
  const callApi = createCallApi(createApiRouter(endpoints), { limits, xsrf, checkAnswers: config.checkAnswers });

  const koa = new Koa<AppState>({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy });
  koa.use(observe(log, metrics, showProblem));
  koa.use(guardAddress);
  koa.use(serveUploads(services.files));
  koa.use(koaApi(callApi));
  return {
    koa,
    callback: () => koa.callback(),
    dispatch: createDispatch(callApi, log, { requestId: 'dispatch', ip: '127.0.0.1' }),
    startDraining: () => undefined,
    close: async () => limits.close(),
  };
}
