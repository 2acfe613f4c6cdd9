import type { DecisionResults } from '@antam/server/features/contributions/staff-contract.ts';
import { type ThreadDecision, threadStaffCalls } from '@antam/server/features/forum/staff-contract.ts';
import { postStaffCalls, type StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import type { Decide } from '../../deciding/decision-buttons.tsx';
import { useHold } from '../../deciding/held/use-hold.ts';
import { useCall } from '../../providers/data.ts';
import { messageOf } from '../../providers/problem.ts';
import { isQuestion } from './names.ts';
import { usePathOf } from './use-path-of.ts';

type Row = Pick<StaffPostRow, 'id' | 'kind' | 'entity_id' | 'position' | 'status' | 'can'>;

/** Whether a post can be shown, or left as it is where a visitor reported it. */
export const canPublish = (row: Row): boolean => row.can.publish || (isQuestion(row) && row.status === 'pending');

/** Whether a post can be taken away. */
export const canRemove = (row: Row): boolean =>
  row.can.remove || (isQuestion(row) && (row.status === 'pending' || row.status === 'reported'));

type Decided = { readonly decision: 'publish' } | { readonly decision: 'remove'; readonly reason: string };

/** Decides on posts in one call, on questions with their threads in another one; both can be taken back for a while. */
export function useDecidePosts(): Decide<Row, string> {
  const call = useCall();
  const pathOf = usePathOf();
  const hold = useHold('bài');
  const pageOf = ([row, ...others]: readonly Row[]) => (row && others.length === 0 ? pathOf(row) : undefined);
  const decide = (rows: readonly Row[], decided: Decided, done: string) =>
    hold({
      about: rows.flatMap(namesOf),
      page: pageOf(rows),
      text: `${done} ${rows.length} bài.`,
      send: async ({ keepalive }) => {
        const withThreads = rows.filter(row => goesWithThread(row, decided));
        const alone = rows.filter(row => !withThreads.includes(row)).map(({ id }) => id);
        const threads = (isOfPart: (row: Row) => boolean) =>
          withThreads.filter(isOfPart).map(({ entity_id }) => entity_id);
        const ofThreads = (decision: 'reject' | 'hide') => (ids: number[]) =>
          call(threadStaffCalls.decideMany, { body: { ids, decided: asOfThread(decision, decided) }, keepalive });
        const answers = await Promise.all([
          part(alone, ids => call(postStaffCalls.decideMany, { body: { ids, decided }, keepalive })),
          part(
            threads(row => row.status === 'pending'),
            ofThreads('reject'),
          ),
          part(
            threads(row => row.status !== 'pending'),
            ofThreads('hide'),
          ),
        ]);
        return { results: answers.flatMap(({ results }) => results) };
      },
    });
  return {
    publish: rows => decide(rows, { decision: 'publish' }, 'Đã cho hiện'),
    remove: (rows, reason) => decide(rows, { decision: 'remove', reason }, 'Đã gỡ'),
  };
}

/** A question that a reader reported is left as it is without its thread. */
const goesWithThread = (row: Row, { decision }: Decided): boolean =>
  isQuestion(row) && (decision === 'remove' || row.status === 'pending');

const asOfThread = (decision: 'reject' | 'hide', decided: Decided): ThreadDecision =>
  decided.decision === 'publish' ? decided : { decision, reason: decided.reason };

/** One of the calls of a decision; where it fails, its texts alone are refused. */
async function part(ids: number[], send: (ids: number[]) => Promise<DecisionResults>): Promise<DecisionResults> {
  if (ids.length === 0) return { results: [] };
  try {
    return await send(ids);
  } catch (error) {
    const refusal = { status: 0, detail: messageOf(error) };
    return { results: ids.map(id => ({ id, refusal })) };
  }
}

/** The page of a question is its thread's. */
const namesOf = (row: Row): string[] =>
  isQuestion(row) ? [`posts/${row.id}`, `threads/${row.entity_id}`] : [`posts/${row.id}`];
