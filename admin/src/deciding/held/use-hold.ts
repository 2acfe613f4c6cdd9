import type { DecisionResults } from '@antam/server/features/contributions/staff-contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/problem.ts';
import { heldDecisions, loginAgain } from '../../providers/session.ts';
import type { Decision, Outcome } from './held-decisions.ts';

/**
 * Makes a decision that can be taken back for a while. Once it is answered, the console reads again what it is about
 * before the texts are no longer held, and says of how many texts it was refused and why.
 * @param noun what a text is, within a sentence
 */
export function useHold(noun: string): (decision: Decision) => void {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const warn = (text: string) => notify(text, { type: 'warning', autoHideDuration: null });
  const tell = (outcome: Outcome) => {
    const refusal = outcome === 'undone' ? undefined : refusalsIn(outcome, noun);
    if (refusal !== undefined) warn(refusal);
  };
  const readAgain = (resources: ReadonlySet<unknown>) =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => resources.has(queryKey[0]) });
  return decision => {
    const resources = new Set<unknown>(decision.about.map(resourceOf));
    const send: Decision['send'] = async how => {
      try {
        return await decision.send(how);
      } finally {
        await readAgain(resources);
      }
    };
    // A session that ends meanwhile is answered by a login, so that the decision is not lost.
    const letGo = loginAgain.hold();
    void heldDecisions
      .hold({ ...decision, send })
      .then(tell, (error: unknown) => {
        warn(`Chưa xử lý được ${decision.about.length} ${noun}: ${messageOf(error)}`);
      })
      .finally(letGo);
  };
}

const resourceOf = (about: string) => about.split('/')[0];

/** Undefined where all decisions were taken. */
function refusalsIn({ results }: DecisionResults, noun: string): string | undefined {
  const refusals = results.flatMap(({ refusal }) => refusal ?? []);
  const [first] = refusals;
  return first && `Chưa xử lý được ${refusals.length} ${noun}: ${first.detail}`;
}
