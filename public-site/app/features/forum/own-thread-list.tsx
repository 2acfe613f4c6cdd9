import type { OwnThreads, ThreadStatus } from '@antam/server/features/forum/contract.ts';
import type { ComponentProps } from 'react';
import type { Badge } from '../../ui/badge/badge.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { OwnItem, OwnList } from '../accounts/own-list.tsx';
import { STATE_BADGES } from '../contributions/state-badges.ts';

const STATES: Readonly<Record<ThreadStatus, { tone: ComponentProps<typeof Badge>['tone']; text: string }>> = {
  unconfirmed: { tone: 'warn', text: 'Chờ xác nhận email' },
  ...STATE_BADGES,
  merged: { tone: 'neutral', text: 'Đã gộp vào câu hỏi khác' },
};

/** Questions of one's own list, each with its state and what came of it. */
export function OwnThreadList({ threads }: Pick<OwnThreads, 'threads'>) {
  if (threads.length === 0) return null;
  return (
    <OwnList>
      {threads.map(thread => (
        <OwnItem
          key={thread.id}
          title={
            <h2>
              <a href={thread.absolute_url}>{thread.title}</a>
            </h2>
          }
          badge={thread.unread > 0 ? { tone: 'accent', text: `${thread.unread} trả lời mới` } : STATES[thread.status]}
        >
          <p className="muted small">
            <TimeAgo at={thread.created_at} /> · {formatNumber(thread.replies)} trả lời
            {thread.answers > 0 && `, ${formatNumber(thread.answers)} của bác sĩ`}
          </p>
          {thread.removal_reason !== '' && <p>Lý do: {thread.removal_reason}</p>}
        </OwnItem>
      ))}
    </OwnList>
  );
}
