import { forumPages } from '@antam/server/features/forum/pages.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { sortOf, type ThreadChoice } from './thread-query.ts';

/** Stands where the list has nothing: why, and what to do next. */
export function NoThreads({ choice }: { choice: ThreadChoice }) {
  const ask = <LinkButton to={forumPages.ask({ speciality: choice.speciality })}>Đặt câu hỏi</LinkButton>;
  if (choice.q !== undefined) {
    return (
      <EmptyState title={`Chưa có câu hỏi nào về “${choice.q}”`} action={ask}>
        Bạn thử gõ từ ngắn hơn, có dấu hay không dấu đều được, hoặc đặt câu hỏi của riêng bạn.
      </EmptyState>
    );
  }
  if (sortOf(choice) === 'unanswered') {
    return (
      <EmptyState
        drawing="letter"
        title="Mọi câu hỏi ở đây đều đã có bác sĩ trả lời"
        action={<LinkButton to={forumPages.list()}>Xem câu hỏi mới nhất</LinkButton>}
      />
    );
  }
  return (
    <EmptyState drawing="letter" title="Chưa có câu hỏi nào ở đây" action={ask}>
      Hãy là người đầu tiên: bạn không cần tài khoản, và có thể ẩn tên.
    </EmptyState>
  );
}
