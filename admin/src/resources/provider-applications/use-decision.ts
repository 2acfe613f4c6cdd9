import { type ApplicationDecision, applicationStaffCalls } from '@antam/server/features/providers/staff-contract.ts';
import { useNotify, useRefresh } from 'react-admin';
import { useHeldSession } from '../../editing/use-held-session.ts';
import { useCall } from '../../providers/data.ts';
import { removeDecisionDrafts } from './decision-draft.ts';

/** Sends the answer to an application and shows what has become of it; throws what the server refused. */
export function useDecision(id: number) {
  useHeldSession();
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (decision: ApplicationDecision, done: string): Promise<undefined> => {
    await call(applicationStaffCalls.decide, { params: { id }, body: decision });
    removeDecisionDrafts(id);
    notify(done, { type: 'success' });
    refresh();
  };
}
