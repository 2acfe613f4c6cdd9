import { Problem } from '../../platform/errors/problem.ts';
import type { DecisionResults } from './staff-contract.ts';

/**
 * Takes decisions one after the other, each in a transaction of its own, and answers of each what became of it. What no
 * caller may read about ends the call: what was decided until then stays, and a second call is refused of it.
 */
export async function decideEach<Decided extends object>(
  decisions: readonly { readonly id: number; readonly decided: Decided }[],
  decide: (decision: Decided & { readonly id: number }) => Promise<void>,
): Promise<DecisionResults> {
  const results: DecisionResults['results'] = [];
  for (const { id, decided } of decisions) {
    const refusal = await decide({ ...decided, id }).then(() => null, refusalOf);
    results.push({ id, refusal });
  }
  return { results };
}

function refusalOf(error: unknown): { readonly status: number; readonly detail: string } {
  if (!(error instanceof Problem)) throw error;
  return { status: error.status, detail: error.detail };
}
