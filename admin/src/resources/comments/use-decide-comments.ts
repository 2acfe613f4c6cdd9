import { type commentDecision, commentStaffCalls } from '@antam/server/features/reviews/staff-contract.ts';
import { useNotify, useRefresh } from 'react-admin';
import type { z } from 'zod';
import { useCall } from '../../providers/data.ts';
import { messageOf } from '../../providers/problem.ts';

type Decision = z.input<typeof commentDecision>;

const DONE: Readonly<Record<Decision['decision'], string>> = { publish: 'Đã cho hiện', remove: 'Đã gỡ' };

/** Decides on reviews one after the other, says how many were, and of the others why they were not. */
export function useDecideComments() {
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (ids: readonly number[], decision: Decision): Promise<void> => {
    const failures: unknown[] = [];
    for (const id of ids) {
      try {
        await call(commentStaffCalls.decide, { params: { id }, body: decision });
      } catch (error) {
        failures.push(error);
      }
    }
    const done = ids.length - failures.length;
    const texts = [
      ...(done > 0 ? [`${DONE[decision.decision]} ${done} nhận xét.`] : []),
      ...(failures.length > 0 ? [`Chưa xử lý được ${failures.length} nhận xét: ${messageOf(failures[0])}`] : []),
    ];
    notify(texts.join(' '), { type: failures.length > 0 ? 'warning' : 'success' });
    refresh();
  };
}
