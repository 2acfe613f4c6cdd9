import type { OwnThreads } from '@antam/server/features/forum/contract.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { ConfirmOverlay } from '../../ui/overlay/message-overlay.tsx';
import { formatDate, formatTime } from '../../ui/text/format-date.ts';
import { OwnItem, OwnList } from '../accounts/own-list.tsx';
import { FailureAlert } from '../posts/failure-alert.tsx';
import { DECLINE, FAILED } from '../posts/post-words.ts';

type NeededAnswer = OwnThreads['need_answered'][number];

/** Questions that the professional is asked to answer, each to be answered or declined. */
export function NeedAnswered({ items }: { items: readonly NeededAnswer[] }) {
  const [asked, setAsked] = useState<NeededAnswer | null>(null);
  const { revalidate } = useRevalidator();
  const { act, isBusy, failure, forget } = useAct(
    (post_id: number) => browserApi.post('/api/v1/post-assignment/', { body: { action: 'reject', post_id } }),
    { onDone: () => void revalidate() },
  );
  const decline = () => {
    setAsked(null);
    if (asked) void act(asked.post_id);
  };
  return (
    <div id="need-answered">
      {items.length > 0 && (
        <OwnList>
          {items.map(item => (
            <OwnItem
              key={item.post_id}
              title={
                <h2>
                  <a href={item.absolute_url}>{item.title}</a>
                </h2>
              }
              badge={{ tone: 'accent', text: 'Chờ bạn trả lời' }}
              actions={
                <>
                  <LinkButton to={`${item.absolute_url}#reply-form`}>Trả lời</LinkButton>
                  <Button variant="outline" disabled={isBusy} onClick={() => setAsked(item)}>
                    Từ chối<span className="visually-hidden"> trả lời {item.title}</span>
                  </Button>
                </>
              }
            >
              <p>{item.excerpt}</p>
              <p className="muted small">
                Xin trả lời trước {formatTime(item.due_at)} ngày {formatDate(item.due_at)}; sau đó câu hỏi trở lại với
                mọi bác sĩ.
              </p>
            </OwnItem>
          ))}
        </OwnList>
      )}
      <ConfirmOverlay
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={decline}
        title="Từ chối trả lời"
        confirmLabel="Từ chối"
        cancelLabel="Không"
      >
        <p>{DECLINE}</p>
      </ConfirmOverlay>
      <FailureAlert failure={failure} title={FAILED.other} onClose={forget} />
    </div>
  );
}
