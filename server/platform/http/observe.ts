import { randomUUID } from 'node:crypto';
import { type ErrorAnswer, errorAnswer } from '../errors/error-answer.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';

/** Writes the body of an error answer in the form for this address: a page or a problem document. */
export type ShowError = (ctx: AppContext, answer: Pick<ErrorAnswer, 'body' | 'listed'>) => void;

export interface ObserveParts {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly showError: ShowError;
  /** Whether a proxy that is trusted stands in front: its id of a request is taken, so that both logs can be joined. */
  readonly isProxied: boolean;
}

/** Ids as proxies make them; anything else could say anything in our log. */
const PROXY_ID = /^[\w.-]{8,64}$/;
const proxyId = (sent: string): string | undefined => (PROXY_ID.test(sent) ? sent : undefined);

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const MILLISECONDS = 1_000;

/**
 * The outermost middleware. It gives each request an id, turns whatever is thrown into an answer, and records one log
 * line and one measurement. The log line holds no IP address, query or cookie.
 */
export function observe({ log, metrics, showError, isProxied }: ObserveParts): AppMiddleware {
  return async (ctx, next) => {
    const started = performance.now();
    const requestId = (isProxied && proxyId(ctx.get('X-Request-Id'))) || randomUUID();
    ctx.state.requestId = requestId;
    ctx.state.route = 'unmatched';
    ctx.set('X-Request-Id', requestId);
    try {
      await next();
    } catch (error) {
      answerError(ctx, error, log, showError);
    }
    const elapsed = performance.now() - started;
    const { status } = ctx;
    const { route } = ctx.state;
    const method = METHODS.has(ctx.method) ? ctx.method : 'OTHER';
    metrics.observeRequest(method, route, status, elapsed / MILLISECONDS);
    log.info({ id: requestId, method, route, status, ms: Math.round(elapsed * 100) / 100 }, 'request');
  };
}

function answerError(ctx: AppContext, error: unknown, log: Logger, showError: ShowError): void {
  const { requestId, route } = ctx.state;
  const answer = errorAnswer(error, requestId);
  if (answer.severity) log[answer.severity]({ id: requestId, method: ctx.method, route, error }, 'request failed');
  ctx.remove('ETag');
  ctx.remove('Content-Encoding');
  ctx.status = answer.status;
  ctx.set(answer.headers);
  ctx.set('Cache-Control', 'no-store');
  showError(ctx, answer);
}

/** The error as a problem document (RFC 9457), for API calls. */
export const showProblem: ShowError = (ctx, { body, listed }) => {
  ctx.type = listed ? 'application/json; charset=utf-8' : 'application/problem+json; charset=utf-8';
  ctx.body = JSON.stringify(listed ?? body);
};
