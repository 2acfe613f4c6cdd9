import type { ThreadPosted } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { useEffect } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { UrgentBanner } from '../posts/urgent-banner.tsx';
import { SENT_TITLES } from './sent-titles.ts';

/** How long the thanks stay before the page that the server named opens, in milliseconds. */
const DELAY = 5_000;

/**
 * What happens next with a question; the browser goes on by itself. Where the address must be confirmed first it stays,
 * and leads to a page that says so again: in no list would the question be found.
 */
export function QuestionSent({ sent: { url, status, message, emergency } }: { sent: ThreadPosted }) {
  const isWaiting = status === 'unconfirmed';
  const next = isWaiting ? forumPages.ask({ sent: status, urgent: emergency }) : url;
  useEffect(() => {
    if (isWaiting) return undefined;
    const timer = setTimeout(() => window.location.assign(next), DELAY);
    return () => clearTimeout(timer);
  }, [next, isWaiting]);
  return (
    <Overlay
      open
      onClose={() => window.location.assign(next)}
      title={isWaiting ? SENT_TITLES.unconfirmed : SENT_TITLES.sent}
      footer={
        <LinkButton to={next} wide reloadDocument>
          {isWaiting ? 'Đã hiểu' : 'Tiếp tục'}
        </LinkButton>
      }
    >
      <div className="prose" data-thanks>
        <UrgentBanner urgency={emergency} />
        <p>{message}</p>
        {!isWaiting && <p className="muted small">Trang sẽ tự chuyển sau 5 giây.</p>}
      </div>
    </Overlay>
  );
}
