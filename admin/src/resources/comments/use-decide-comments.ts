import type { RemovalReason } from '@antam/server/features/reviews/contract.ts';
import { commentStaffCalls, type StaffCommentRow } from '@antam/server/features/reviews/staff-contract.ts';
import { useCreatePath } from 'react-admin';
import type { Decide } from '../../deciding/decision-buttons.tsx';
import { useHold } from '../../deciding/held/use-hold.ts';
import { useCall } from '../../providers/data.ts';

type Row = Pick<StaffCommentRow, 'id'>;
type Decided = { readonly decision: 'publish' } | { readonly decision: 'remove'; readonly reason: RemovalReason };

/** Decides on reviews in one call, which can be taken back for a while. */
export function useDecideComments(): Decide<Row, RemovalReason> {
  const call = useCall();
  const createPath = useCreatePath();
  const hold = useHold('nhận xét');
  const pageOf = ([row, ...others]: readonly Row[]) =>
    row && others.length === 0 ? createPath({ resource: 'comments', type: 'show', id: row.id }) : undefined;
  const decide = (rows: readonly Row[], decided: Decided, done: string) =>
    hold({
      about: rows.map(({ id }) => `comments/${id}`),
      page: pageOf(rows),
      text: `${done} ${rows.length} nhận xét.`,
      send: ({ keepalive }) =>
        call(commentStaffCalls.decideMany, {
          body: { ids: rows.map(({ id }) => id), decided },
          keepalive,
        }),
    });
  return {
    publish: rows => decide(rows, { decision: 'publish' }, 'Đã cho hiện'),
    remove: (rows, reason) => decide(rows, { decision: 'remove', reason }, 'Đã gỡ'),
  };
}
