import { z } from 'zod';
import { type Identify, isStaff, type Principal } from '../auth/principal.ts';
import {
  type FieldErrors,
  forbidden,
  invalid,
  listed,
  malformed,
  notFound,
  Problem,
  unauthenticated,
  wrongMethod,
} from '../errors/problem.ts';
import { type CallLedger, createCallLedger } from '../limits/call-ledger.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { MAINTENANCE } from '../maintenance/maintenance.ts';
import { type ApiRequest, requestContext } from './api-request.ts';
import type { ApiRouter } from './api-router.ts';
import { type CookieNames, readCookie } from './cookies.ts';
import type { Endpoint, RequestContext } from './endpoint.ts';
import type { Shedding } from './shedding.ts';
import { fittingFields, validate, validateSlowly } from './validate.ts';
import { takeFormToken, type Xsrf } from './xsrf.ts';

/** What a call has come to, before it is turned into bytes. */
export interface ApiAnswer {
  readonly endpoint: Endpoint;
  readonly value: unknown;
}

/** Finds and runs the endpoint of a request. Throws a Problem: 404 for an unknown path, 405 for a wrong method. */
export type CallApi = (path: string, request: ApiRequest) => Promise<ApiAnswer>;

/** The one way into the API, for requests over HTTP and for those of the renderer alike. */
export function createCallApi(router: ApiRouter, tools: EndpointTools, shedding: Shedding): CallApi {
  return async (path, request) => {
    const match = router.find(request.method, path);
    if (!match) throw noSuchCall(router.methodsOf(path));
    const { endpoint, params } = match;
    request.onMatch?.(endpoint.path);
    const run = () => runEndpoint(endpoint, params, request, tools);
    // Calls that a page is rendered from were admitted with the page.
    const isLetIn = endpoint.sheds !== true || request.isInside === true;
    try {
      return { endpoint, value: await (isLetIn ? run() : shedding.run('call', request.headers, run)) };
    } catch (error) {
      throw endpoint.listsFailures && isOfCall(error) && !isToBeNamed(error, request) ? listed(error) : error;
    }
  };
}

/** Not about who may call at all, nor about whether calls are taken now, which is answered alike for every call. */
const isOfCall = (error: unknown): error is Problem =>
  error instanceof Problem && error.status !== 403 && error.code !== MAINTENANCE;

/** A list says what is wrong and not where: who asks for a problem document gets the names of the fields. */
const isToBeNamed = ({ fields }: Problem, { headers }: ApiRequest): boolean =>
  fields !== undefined && headers.accept?.includes('application/problem+json') === true;

const noSuchCall = (methods: readonly string[]) => (methods.length === 0 ? notFound() : wrongMethod(methods));

/** What running endpoints needs from the assembly. */
interface EndpointTools {
  readonly limits: RateLimits;
  readonly xsrf: Xsrf;
  readonly names: CookieNames;
  readonly identify: Identify;
  /** Hold each answer against its schema; for tests. */
  readonly checkAnswers: boolean;
  /** Throws 503 while the site is only read. */
  readonly refuseWrites: () => Promise<void>;
}

/**
 * Runs one call: who it is, what they may, token, limit, validation, handler. Returns the answer's value; throws a
 * {@link Problem} for everything that the caller may read about.
 */
async function runEndpoint(
  endpoint: Endpoint,
  pathParams: Record<string, string>,
  request: ApiRequest,
  tools: EndpointTools,
): Promise<unknown> {
  if (isWrite(endpoint)) await tools.refuseWrites();
  const principal = await principalOf(request, tools);
  authorise(endpoint, principal);
  const { names, limits } = tools;
  const { consume: limit, refund, clear: clearLimit } = limits;
  const ledger = createCallLedger(limits);
  const limitAccepted = ledger.spend;
  const context = requestContext(request, { principal, names, limit, limitAccepted, refund, clearLimit });
  const answer = await run(endpoint, { pathParams, request, context, ledger }, tools);
  if (tools.checkAnswers) checkAnswer(endpoint.answer, answer, `${endpoint.method} ${endpoint.path}`);
  return answer;
}

async function run(endpoint: Endpoint, sent: Sent, { xsrf }: EndpointTools): Promise<unknown> {
  try {
    return await endpoint.handle(await readInput(endpoint, sent, xsrf), sent.context);
  } catch (error) {
    await sent.ledger.refuse();
    throw error;
  }
}

const isWrite = ({ method, writes, staysInMaintenance }: Endpoint): boolean =>
  writes === true || (method !== 'GET' && !staysInMaintenance);

async function principalOf(
  { headers }: ApiRequest,
  { identify, names }: EndpointTools,
): Promise<Principal | undefined> {
  const token = readCookie(headers.cookie, names.session);
  return token === undefined || token === '' ? undefined : identify(token);
}

/** Throws 401 for a visitor without an account and 403 for an account without the right. */
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

/** One request as it is read. */
interface Sent {
  readonly pathParams: Record<string, string>;
  readonly request: ApiRequest;
  readonly context: RequestContext;
  readonly ledger: CallLedger;
}

/** Token first, then the limit, then everything that was sent. */
async function readInput(endpoint: Endpoint, { pathParams, request, context, ledger }: Sent, xsrf: Xsrf) {
  const { method, params, query, body, rate, tokenIn = 'header' } = endpoint;
  const isInBody = method !== 'GET' && tokenIn === 'body';
  const isInHeader = tokenIn === 'header' && (method !== 'GET' || request.isOfForm === true);
  if (isInHeader) xsrf.verify(request.headers);
  if (rate) await ledger.begin(rate, { accountId: context.principal?.accountId, ip: request.ip });
  const sent = body || isInBody ? await request.readBody(endpoint) : undefined;
  const { token, rest } = isInBody ? takeFormToken(sent) : { token: undefined, rest: sent };
  if (isInBody) xsrf.verify(request.headers, token);
  const read = {
    params: params && validate(params, pathParams, () => notFound()),
    query: query && validate(query, request.query, malformedQuery),
  };
  const refuse = async (faults: FieldErrors) =>
    invalid({ ...(await faultsBeside(endpoint, read.params, rest, context)), ...faults });
  return { ...read, body: body && (await validateSlowly(body, rest, refuse)) };
}

/** What the call's own check finds wrong with the fields of a body that fit their schemas. */
async function faultsBeside(
  { body, check }: Endpoint,
  params: unknown,
  sent: unknown,
  context: RequestContext,
): Promise<FieldErrors> {
  if (!check || !(body instanceof z.ZodObject) || !isObject(sent)) return {};
  const { fitting, unfit } = await fittingFields(body, sent);
  const faults = await check({ params, body: fitting, unfit }, context);
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !unfit.includes(field)));
}

/** What is wrong with the words that are looked for is passed on: visitors type them, and an error's page shows it. */
function malformedQuery(fields: FieldErrors): Problem {
  const { status, code, detail } = malformed(fields.q?.join(' '));
  return new Problem(status, code, detail, { fields });
}

/**
 * Holds an answer against its schema. Throws when it does not fit, and when it has a field that the schema does not
 * declare: such a field would reach the public without having been meant to.
 */
function checkAnswer(schema: z.ZodType, value: unknown, where: string): void {
  const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw new Error(`The answer of ${where} does not fit its schema: ${parsed.error.message}`);
  const undeclared = undeclaredFields(sent, parsed.data, '');
  if (undeclared.length > 0) throw new Error(`The answer of ${where} has undeclared fields: ${undeclared.join(', ')}`);
}

/** Paths of fields that are in `sent` but were dropped by the schema. */
function undeclaredFields(sent: unknown, parsed: unknown, path: string): string[] {
  if (!isObject(sent) || !isObject(parsed)) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    key in parsed ? undeclaredFields(value, parsed[key], `${path}${key}.`) : [path + key],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
