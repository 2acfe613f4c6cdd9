import type { RequestListener } from 'node:http';
import Koa from 'koa';
import { createIdentify } from '../features/sessions/queries/identify.ts';
import { createUploadGate } from '../features/uploads/upload-gate.ts';
import { notFound } from '../platform/errors/problem.ts';
import type { Feature } from '../platform/features/feature.ts';
import { createApplyEffects } from '../platform/http/answer-effects.ts';
import { createApiRouter } from '../platform/http/api-router.ts';
import type { AppMiddleware, AppState } from '../platform/http/app-context.ts';
import { createCallApi } from '../platform/http/call-api.ts';
import { compressAnswers } from '../platform/http/compress-answers.ts';
import { cookieNames } from '../platform/http/cookies.ts';
import { showErrorPage } from '../platform/http/error-page.ts';
import { guardAddress, guardHeaders } from '../platform/http/guard-request.ts';
import { API_PREFIX, koaApi } from '../platform/http/koa-api.ts';
import { observe, type ShowError, showProblem } from '../platform/http/observe.ts';
import { operations } from '../platform/http/operations.ts';
import { createReadiness } from '../platform/http/readiness.ts';
import { createSecurityHeaders } from '../platform/http/security-headers.ts';
import { createShedding } from '../platform/http/shedding.ts';
import { timeLimit } from '../platform/http/time-limit.ts';
import { createTokenCookie, createXsrf } from '../platform/http/xsrf.ts';
import { createRateLimits } from '../platform/limits/rate-limits.ts';
import { createLoadGauge, type LoadGauge } from '../platform/load/load-gauge.ts';
import { refuseDuringMaintenance } from '../platform/maintenance/maintenance.ts';
import { createPurge } from '../platform/network/purge-call.ts';
import { createPurger, type Purger } from '../platform/network/purger.ts';
import type { Services } from '../platform/services.ts';
import { serveUploads } from '../platform/storage/serve-uploads.ts';
import { type Console, serveConsole } from './console.ts';
import { devMail } from './dev-mail.ts';
import { devTexts } from './dev-texts.ts';
import { createDispatch } from './dispatch.ts';
import { FEATURES } from './features.ts';
import { offlinePage } from './offline-page.ts';
import { openApiEndpoint } from './openapi-endpoint.ts';
import { createPages } from './pages.ts';
import { securityContact } from './security-contact.ts';
import type { Dispatch, Site } from './site.ts';
import { fixedSitemap, sitemaps } from './sitemaps.ts';
import { staticFiles } from './static-files.ts';

const TIME_LIMIT_MS = 20_000;

export interface AppParts {
  /** The built public site; without it only the API is served. */
  readonly site?: Site | undefined;
  /** The built staff console; without it nothing is at `/admin/`. */
  readonly console?: Console | undefined;
  /** The features of which it consists, lowest rank first; all of them by default. */
  readonly features?: readonly Feature[] | undefined;
  /** What says whether there is too much to do; this process's own load by default. */
  readonly gauge?: LoadGauge | undefined;
  /** How long an answer may take before it is a 503, in milliseconds; 20,000 by default. */
  readonly timeLimitMs?: number | undefined;
  /** Whether pages that people read are rendered as soon as they have changed; they are by default. */
  readonly pagesAhead?: boolean | undefined;
  /** How long cached pages wait for the database, in milliseconds; a second by default. */
  readonly patienceMs?: number | undefined;
}

/** The whole server short of the socket. */
export interface App {
  readonly koa: Koa<AppState>;
  callback(): RequestListener;
  /** Calls the API inside the process, as the renderer does. */
  readonly dispatch: Dispatch;
  /** Gets how long each request has waited, just before `callback` gets it. */
  readonly noteWait: LoadGauge['noteWait'];
  /** Has the network in front forget changed pages, once it is started; undefined where none takes purges. */
  readonly purger: Purger | undefined;
  /** From now on `/readyz` says no, so that no more visitors are sent here. */
  startDraining(): void;
  close(): Promise<void>;
}

/** Puts the features, the middleware and the built sites together. Throws when two endpoints claim one address. */
export function createApp(services: Services, parts: AppParts = {}): App {
  const { site, console, features = FEATURES, gauge = createLoadGauge(), timeLimitMs = TIME_LIMIT_MS } = parts;
  const { pagesAhead: areAhead, patienceMs } = parts;
  const { config, log, clock, metrics } = services;
  const limits = createRateLimits(services);
  const names = cookieNames(config);
  const xsrf = createXsrf(config.secret, names);
  const security = createSecurityHeaders(config);
  const token = createTokenCookie(xsrf, names);
  const readiness = createReadiness(services);
  const applyEffects = createApplyEffects(names, token);
  const router = createApiRouter(endpointsOf(services, features));
  const identify = createIdentify(services);
  const shedding = createShedding(gauge, { identify, names, metrics });
  const refuseWrites = () => refuseDuringMaintenance(services);
  const tools = { limits, xsrf, names, identify, checkAnswers: config.checkAnswers, refuseWrites };
  const callApi = createCallApi(router, tools, shedding);

  const koa = new Koa<AppState>({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy });
  // What goes wrong with a connection once its answer was begun; everything else is an answer.
  koa.on('error', (error: unknown) => log.warn({ error }, 'answer not sent'));
  services.statements.tellTo(log);
  koa.use(observe({ log, metrics, showError, isProxied: config.trustProxy > 0 }));
  const ofPages = { callApi, security, token, applyEffects, names, metrics, shedding, areAhead, patienceMs };
  const pages = site && createPages(services, { site, ...ofPages });
  const purger = createNetworkPurger(services);
  koa.use(security.forData);
  koa.use(guardHeaders);
  koa.use(guardAddress);
  koa.use(timeLimit(timeLimitMs));
  if (pages) koa.use(pages.cached);
  koa.use(operations({ config, metrics, readiness, clock }));
  if (console) koa.use(serveConsole(console, security));
  if (site) koa.use(staticFiles(site.clientFolder));
  koa.use(serveUploads(services.files, createUploadGate(services, { identify, names })));
  koa.use(securityContact(config, clock));
  koa.use(compressAnswers());
  koa.use(offlinePage);
  koa.use(devMail(config));
  koa.use(devTexts(config));
  koa.use(koaApi({ router, callApi, token, applyEffects }));
  koa.use(sitemaps(config.origin, sitemapsOf(services, features), shedding));
  if (pages) koa.use(pages.previewed);
  koa.use(pages?.rendered ?? nothingHere);
  return {
    koa,
    callback: () => koa.callback(),
    dispatch: createDispatch(callApi, log, { requestId: 'dispatch', ip: '127.0.0.1' }),
    noteWait: gauge.noteWait,
    purger,
    startDraining: () => readiness.startDraining(),
    close: async () => {
      await purger?.stop();
      await pages?.close();
      limits.close();
    },
  };
}

function createNetworkPurger({ config, tags, clock, log, metrics }: Services): Purger | undefined {
  if (!config.network?.purge) return undefined;
  return createPurger({ tags, clock, log, purge: createPurge(config.network.purge), count: metrics.countPurge });
}

function endpointsOf(services: Services, features: readonly Feature[]) {
  const bound = features.map(({ name, about, endpoints }) => ({ name, about, calls: endpoints(services) }));
  return [...bound.flatMap(({ calls }) => calls), openApiEndpoint(services.config, bound)];
}

function sitemapsOf(services: Services, features: readonly Feature[]) {
  const fixed = fixedSitemap(['/', ...features.flatMap(feature => feature.fixedPages)]);
  return [fixed, ...features.flatMap(feature => feature.sitemaps(services))];
}

const nothingHere: AppMiddleware = () => {
  throw notFound();
};

/** Programs get a problem document, people a page. Looks at the address as it came: reading its path may fail. */
const showError: ShowError = (ctx, answer) => {
  const isPage = !ctx.url.startsWith(API_PREFIX) && ctx.accepts('json', 'html') === 'html';
  (isPage ? showErrorPage : showProblem)(ctx, answer);
};
