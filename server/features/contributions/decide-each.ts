import { errorAnswer } from '../../platform/errors/error-answer.ts';
import type { RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { DecisionResults } from './staff-contract.ts';

interface Decisions<Decided> {
  readonly ids: readonly number[];
  readonly decided: Decided;
}

/**
 * Takes a decision on several texts one after the other, each in a transaction of its own, and answers of each what
 * became of it. An unexpected error of one is logged with the id of the request, and ends nothing of the others.
 */
export async function decideEach<Decided extends object>(
  { log }: Pick<Services, 'log'>,
  { requestId }: Pick<RequestContext, 'requestId'>,
  { ids, decided }: Decisions<Decided>,
  decide: (decision: Decided & { readonly id: number }) => Promise<void>,
): Promise<DecisionResults> {
  const results: DecisionResults['results'] = [];
  for (const id of ids) {
    try {
      await decide({ ...decided, id });
      results.push({ id, refusal: null });
    } catch (error) {
      const { status, body, severity } = errorAnswer(error, requestId);
      if (severity) log[severity]({ id: requestId, error }, 'a decision failed');
      results.push({ id, refusal: { status, detail: String(body.detail) } });
    }
  }
  return { results };
}
