import { type Identify, isStaff, type Principal } from '../auth/principal.ts';
import { forbidden, invalid, malformed, notFound, Problem, unauthenticated } from '../errors/problem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { type ApiRequest, requestContext } from './api-request.ts';
import { checkAnswer } from './check-answer.ts';
import type { CookieNames } from './cookie-names.ts';
import { readCookie } from './cookies.ts';
import type { Endpoint } from './endpoint.ts';
import { takeFormToken } from './form-token.ts';
import { validate } from './validate.ts';
import type { Xsrf } from './xsrf.ts';

/** What running endpoints needs from the assembly. */
export interface EndpointTools {
  readonly limits: RateLimits;
  readonly xsrf: Xsrf;
  readonly names: CookieNames;
  readonly identify: Identify;
  /** Hold each answer against its schema; for tests. */
  readonly checkAnswers: boolean;
}

/**
 * Runs one call: who it is, what they may, token, limit, validation, handler. Returns the answer's value; throws a
 * {@link Problem} for everything that the caller may be told about.
 */
export async function runEndpoint(
  endpoint: Endpoint,
  pathParams: Record<string, string>,
  request: ApiRequest,
  tools: EndpointTools,
): Promise<unknown> {
  const principal = await principalOf(request, tools);
  authorise(endpoint, principal);
  const input = await readInput(endpoint, pathParams, request, tools);
  const { names, limits } = tools;
  const { consume: limit, refund, clear: clearLimit } = limits;
  const parts = { principal, names, limit, refund, clearLimit };
  const answer = await endpoint.handle(input, requestContext(request, parts));
  if (tools.checkAnswers) checkAnswer(endpoint.answer, answer, `${endpoint.method} ${endpoint.path}`);
  return answer;
}

async function principalOf(
  { headers }: ApiRequest,
  { identify, names }: EndpointTools,
): Promise<Principal | undefined> {
  const token = readCookie(headers.cookie, names.session);
  return token === undefined || token === '' ? undefined : identify(token);
}

/** Throws 401 for nobody and 403 for somebody else. */
function authorise({ access, roles }: Endpoint, principal: Principal | undefined): void {
  if (access === 'public') return;
  if (!principal) throw unauthenticated();
  if (access === 'user') return;
  if (!isStaff(principal)) throw forbidden();
  if (!principal.hasSecondFactor) {
    throw new Problem(403, 'SECOND_FACTOR_REQUIRED', 'Bạn cần xác thực hai lớp để vào trang quản trị.');
  }
  if (roles && principal.role !== 'admin' && !roles.some(role => role === principal.role)) throw forbidden();
}

/** Token first, then the limit, then everything that was sent. */
async function readInput(
  { method, params, query, body, rate, tokenIn = 'header', upload }: Endpoint,
  pathParams: Record<string, string>,
  request: ApiRequest,
  { xsrf, limits }: EndpointTools,
) {
  const isInBody = method !== 'GET' && tokenIn === 'body';
  if ((method !== 'GET' || request.isOfForm === true) && !isInBody) xsrf.verify(request.headers);
  if (rate) await limits.consume(rate, request.ip);
  const sent = body || isInBody ? await request.readBody(upload) : undefined;
  const { token, rest } = isInBody ? takeFormToken(sent) : { token: undefined, rest: sent };
  if (isInBody) xsrf.verify(request.headers, token);
  return {
    params: params && validate(params, pathParams, () => notFound()),
    query: query && validate(query, request.query, malformedQuery),
    body: body && validate(body, rest, invalid),
  };
}

function malformedQuery(fields: Record<string, string[]>): Problem {
  const { status, code, detail } = malformed();
  return new Problem(status, code, detail, { fields });
}
