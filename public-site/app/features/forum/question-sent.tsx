import type { ThreadPosted } from '@antam/server/features/forum/contract.ts';
import { useEffect } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { UrgentBanner } from './urgent-banner.tsx';
import type { Urgency } from './urgent-words.ts';

/** How long the thanks stay before the page that the server named opens, in milliseconds. */
const DELAY = 5_000;

/** Thanks for a question, and what happens next; the browser goes on by itself. */
export function QuestionSent({ sent: { url, message }, urgency }: { sent: ThreadPosted; urgency: Urgency | null }) {
  const goOn = () => window.location.assign(url);
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(url), DELAY);
    return () => clearTimeout(timer);
  }, [url]);
  return (
    <Overlay
      open
      onClose={goOn}
      title="Cảm ơn bạn đã đặt câu hỏi"
      footer={
        <LinkButton to={url} wide reloadDocument>
          Tiếp tục
        </LinkButton>
      }
    >
      <div className="prose" data-thanks>
        <UrgentBanner urgency={urgency} />
        <p>{message}</p>
        <p className="muted small">Trang sẽ tự chuyển sau 5 giây.</p>
      </div>
    </Overlay>
  );
}
