import type { DecisionResults } from '@antam/server/features/contributions/staff-contract.ts';
import { useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../../providers/problem.ts';
import { heldDecisions, loginAgain } from '../../providers/session.ts';
import type { Decision, Outcome } from './held-decisions.ts';

/**
 * Makes a decision that can be taken back for a while. Once it is sent, the console reads again what it shows, and says
 * of how many texts it was refused and why.
 * @param noun what a text is, within a sentence
 */
export function useHold(noun: string): (decision: Decision) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  const say = (refused: string | undefined) => {
    if (refused !== undefined) notify(refused, { type: 'warning', autoHideDuration: null });
    refresh();
  };
  const told = (outcome: Outcome) => {
    if (outcome !== 'undone') say(refusalsIn(outcome, noun));
  };
  return decision => {
    const count = decision.about.length;
    // A session that ends meanwhile is answered by a login, so that the decision is not lost.
    const letGo = loginAgain.hold();
    void heldDecisions
      .hold(decision)
      .then(told, (error: unknown) => say(`Chưa xử lý được ${count} ${noun}: ${messageOf(error)}`))
      .finally(letGo);
  };
}

/** Undefined where all decisions were taken. */
function refusalsIn({ results }: DecisionResults, noun: string): string | undefined {
  const refusals = results.flatMap(({ refusal }) => refusal ?? []);
  const [first] = refusals;
  return first && `Chưa xử lý được ${refusals.length} ${noun}: ${first.detail}`;
}
