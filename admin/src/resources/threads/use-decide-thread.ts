import {
  type StaffThread,
  type ThreadDecision,
  threadStaffCalls,
} from '@antam/server/features/forum/staff-contract.ts';
import { useCreatePath } from 'react-admin';
import { useHold } from '../../deciding/held/use-hold.ts';
import { useCall } from '../../providers/data.ts';

const DONE: Readonly<Record<ThreadDecision['decision'], string>> = {
  publish: 'Đã cho hiện câu hỏi.',
  hide: 'Đã ẩn câu hỏi.',
  reject: 'Đã từ chối câu hỏi.',
};

/** Decides on a question with its thread, which can be taken back for a while. */
export function useDecideThread({
  id,
  question_id,
}: Pick<StaffThread, 'id' | 'question_id'>): (decided: ThreadDecision) => void {
  const call = useCall();
  const createPath = useCreatePath();
  const hold = useHold('câu hỏi');
  return decided =>
    hold({
      about: question_id === null ? [`threads/${id}`] : [`threads/${id}`, `posts/${question_id}`],
      page: createPath({ resource: 'threads', type: 'show', id }),
      text: DONE[decided.decision],
      send: ({ keepalive }) => call(threadStaffCalls.decideMany, { body: { ids: [id], decided }, keepalive }),
    });
}
