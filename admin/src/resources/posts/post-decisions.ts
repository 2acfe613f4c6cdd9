import { type ThreadDecision, threadStaffCalls } from '@antam/server/features/forum/staff-contract.ts';
import { postStaffCalls, type StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import type { Decide } from '../../deciding/decision-buttons.tsx';
import { useHold } from '../../deciding/held/use-hold.ts';
import { useCall } from '../../providers/data.ts';
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
  const decide = (rows: readonly Row[], decided: Decided, done: string) => {
    const withThreads = rows.filter(row => goesWithThread(row, decided));
    const alone = rows.filter(row => !withThreads.includes(row));
    hold({
      about: rows.flatMap(namesOf),
      page: pageOf(rows),
      text: `${done} ${rows.length} bài.`,
      send: async ({ keepalive }) => {
        const answers = await Promise.all([
          ...(alone.length > 0
            ? [
                call(postStaffCalls.decideMany, {
                  body: { decisions: alone.map(({ id }) => ({ id, decided })) },
                  keepalive,
                }),
              ]
            : []),
          ...(withThreads.length > 0
            ? [
                call(threadStaffCalls.decideMany, {
                  body: { decisions: withThreads.map(row => ({ id: row.entity_id, decided: ofThread(row, decided) })) },
                  keepalive,
                }),
              ]
            : []),
        ]);
        return { results: answers.flatMap(({ results }) => results) };
      },
    });
  };
  return {
    publish: rows => decide(rows, { decision: 'publish' }, 'Đã cho hiện'),
    remove: (rows, reason) => decide(rows, { decision: 'remove', reason }, 'Đã gỡ'),
  };
}

/** A question that a reader reported is left as it is without its thread. */
const goesWithThread = (row: Row, { decision }: Decided): boolean =>
  isQuestion(row) && (decision === 'remove' || row.status === 'pending');

function ofThread({ status }: Row, decided: Decided): ThreadDecision {
  if (decided.decision === 'publish') return decided;
  return { decision: status === 'pending' ? 'reject' : 'hide', reason: decided.reason };
}

/** The page of a question is its thread's. */
const namesOf = (row: Row): string[] =>
  isQuestion(row) ? [`posts/${row.id}`, `threads/${row.entity_id}`] : [`posts/${row.id}`];
