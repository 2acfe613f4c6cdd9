import type { ThreadList } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { type Way, Ways } from '../../ui/states/ways.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { sortOf, type ThreadChoice } from './thread-query.ts';

type NoThreadsProps = {
  choice: ThreadChoice;
  /** The name of the speciality that is chosen; undefined where none is, or none that has threads. */
  speciality: string | undefined;
  relaxed: ThreadList['relaxed'];
};

/** Stands where the list has nothing: why, what is near, and what to do next. */
export function NoThreads({ choice, speciality, relaxed = [] }: NoThreadsProps) {
  const ask = <LinkButton to={forumPages.ask({ speciality: choice.speciality })}>Đặt câu hỏi</LinkButton>;
  const ways = <Ways ways={relaxed.map(query => wayOf(query, choice, speciality))} />;
  if (choice.q !== undefined) {
    return (
      <EmptyState title={`Chưa có câu hỏi nào về “${choice.q}”`} action={ask}>
        Bạn thử gõ từ ngắn hơn, có dấu hay không dấu đều được, hoặc đặt câu hỏi của riêng bạn.
        {ways}
      </EmptyState>
    );
  }
  if (sortOf(choice) === 'unanswered') {
    return (
      <EmptyState
        drawing="letter"
        title="Mọi câu hỏi ở đây đều đã có bác sĩ trả lời"
        action={<LinkButton to={forumPages.list()}>Xem câu hỏi mới nhất</LinkButton>}
      >
        {ways}
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing="letter" title="Chưa có câu hỏi nào ở đây" action={ask}>
      Hãy là người đầu tiên: bạn không cần tài khoản, và có thể ẩn tên.
      {ways}
    </EmptyState>
  );
}

/** A list that asks for less, in words: "12 câu hỏi" "Da liễu". */
function wayOf(
  { count, kept, absolute_url, at_least: isLeast = false }: NonNullable<ThreadList['relaxed']>[number],
  { q }: ThreadChoice,
  speciality: string | undefined,
): Way {
  const isOpen = kept.includes('sort');
  const subject = [
    kept.includes('speciality') && speciality,
    kept.includes('q') && `về “${q}”`,
    isOpen && 'chưa có trả lời',
    !kept.includes('speciality') && 'của mọi chuyên khoa',
  ];
  return {
    counted: `${isLeast ? 'Từ ' : ''}${formatNumber(count)} câu hỏi`,
    subject: subject.filter(Boolean).join(' '),
    without: q !== undefined && !kept.includes('q') ? [`“${q}”`] : [],
    to: absolute_url,
  };
}
