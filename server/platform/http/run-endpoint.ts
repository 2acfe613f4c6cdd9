import { invalid, malformed, notFound, Problem, unauthenticated } from '../errors/problem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { type ApiRequest, requestContext } from './api-request.ts';
import { checkAnswer } from './check-answer.ts';
import type { Endpoint } from './endpoint.ts';
import { validate } from './validate.ts';
import type { Xsrf } from './xsrf.ts';

/** What running endpoints needs from the assembly. */
export interface EndpointTools {
  readonly limits: RateLimits;
  readonly xsrf: Xsrf;
  /** Hold each answer against its schema; for tests. */
  readonly checkAnswers: boolean;
}

/**
 * Runs one call: access, token, limit, validation, handler. Returns the answer's value; throws a {@link Problem} for
 * everything that the caller may be told about.
 */
export async function runEndpoint(
  endpoint: Endpoint,
  pathParams: Record<string, string>,
  request: ApiRequest,
  tools: EndpointTools,
): Promise<unknown> {
  if (endpoint.access !== 'public') throw unauthenticated();
  if (endpoint.method !== 'GET') tools.xsrf.verify(request.headers);
  if (endpoint.rate) await tools.limits.consume(endpoint.rate, request.ip);
  const input = {
    params: endpoint.params && validate(endpoint.params, pathParams, () => notFound()),
    query: endpoint.query && validate(endpoint.query, request.query, malformedQuery),
    body: endpoint.body && validate(endpoint.body, await request.readBody(), invalid),
  };
  const answer = await endpoint.handle(input, requestContext(request));
  if (tools.checkAnswers) checkAnswer(endpoint.answer, answer, `${endpoint.method} ${endpoint.path}`);
  return answer;
}

function malformedQuery(fields: Record<string, string[]>): Problem {
  const { status, code, detail } = malformed();
  return new Problem(status, code, detail, { fields });
}
