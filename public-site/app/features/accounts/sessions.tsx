import type { SessionList } from '@antam/server/features/sessions/contract.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { type Failure, failureOfResult } from '../../forms/failure.ts';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useActionResult } from '../../forms/use-action-result.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ConfirmOverlay } from '../../ui/overlay/message-overlay.tsx';
import { formatDate, formatTime } from '../../ui/text/format-date.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-page.tsx';
import { type EndedSessions, OTHERS, SESSION_PAGE } from './session-action.ts';

type Ended = { tone: 'good' | 'bad'; text: string };

const OTHERS_ENDED: Ended = { tone: 'good', text: 'Đã đăng xuất mọi thiết bị khác.' };
const ONE_ENDED: Ended = { tone: 'good', text: 'Đã đăng xuất thiết bị bạn chọn.' };

type SessionsProps = {
  sessions: SessionList;
  /** What the address says was done just now, without script. */
  done: EndedSessions | null;
};

/** The browsers that are logged in, and how to log them out. Without script nobody is asked back. */
export function Sessions({ sessions, done }: SessionsProps) {
  const { result, fetched, token, isBusy, send } = useActionResult<EndedSessions>(SESSION_PAGE);
  const [pressed, setPressed] = useState<{ which: number | 'others'; device: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const others = sessions.filter(({ is_current }) => !is_current).length;
  const busy = isBusy ? pressed?.which : undefined;
  const refused = failureOfResult(result);
  const ended = refused ? refusal(refused) : endedText(result?.answer ?? done, fetched && pressed?.device);

  const end = (which: number | 'others', device = '') => {
    setPressed({ which, device });
    send({ session: String(which) }, true);
  };
  return (
    <>
      {ended && (
        <Notice tone={ended.tone} live>
          {ended.text}
        </Notice>
      )}
      <AccountSection
        title={sessions.length === 1 ? 'Chỉ có thiết bị này' : `${sessions.length} thiết bị đang đăng nhập`}
      >
        <form method="post" action={SESSION_PAGE} className={styles.sessionForm}>
          <HiddenFields token={token} />
          <ul className={styles.sessions}>
            {sessions.map(session => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={busy === session.id}
                onEnd={() => end(session.id, session.device)}
              />
            ))}
          </ul>
          {others > 0 && (
            <div>
              <EndButton which={OTHERS} variant="danger" busy={busy === 'others'} onEnd={() => setAsking(true)}>
                Đăng xuất mọi thiết bị khác
              </EndButton>
            </div>
          )}
        </form>
      </AccountSection>
      <ConfirmOverlay
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          end(OTHERS);
        }}
        title="Đăng xuất mọi thiết bị khác?"
        confirmLabel="Đăng xuất"
        danger
      >
        {others} thiết bị khác sẽ phải đăng nhập lại. Thiết bị này vẫn đăng nhập.
      </ConfirmOverlay>
    </>
  );
}

type SessionRowProps = { session: SessionList[number]; isBusy: boolean; onEnd: () => void };

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { id, device, is_current, created_at, last_seen_at } = session;
  const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Monitor;
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <p className={styles.sessionName}>
          {device}
          {is_current && <Badge tone="good">Thiết bị này</Badge>}
        </p>
        <p className={styles.sessionTimes}>
          Đăng nhập {moment(created_at)} · Dùng gần nhất {moment(last_seen_at)}
        </p>
      </div>
      {!is_current && (
        <div className={styles.sessionAction}>
          <EndButton
            which={id}
            variant="outline"
            size="s"
            busy={isBusy}
            onEnd={onEnd}
            aria-label={`Đăng xuất ${device}`}
          >
            Đăng xuất
          </EndButton>
        </div>
      )}
    </li>
  );
}

type EndButtonProps = { which: number | 'others'; onEnd: () => void } & Omit<ComponentProps<typeof Button>, 'onClick'>;

/** Sends the form without script, and leaves the rest to the script where there is one. */
function EndButton({ which, onEnd, ...rest }: EndButtonProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onEnd();
  };
  return <Button type="submit" name="session" value={which} onClick={onClick} {...rest} />;
}

/** `device`: the one that was logged out, where that is known. */
function endedText(ended: EndedSessions | null, device: string | undefined): Ended | null {
  if (ended === null) return null;
  if (ended === 'others') return OTHERS_ENDED;
  return device ? { tone: 'good', text: `Đã đăng xuất ${device}.` } : ONE_ENDED;
}

function refusal({ detail, errorCode }: Failure): Ended {
  return { tone: 'bad', text: detail ?? `Chưa đăng xuất được, bạn hãy thử lại. Mã lỗi: ${errorCode}` };
}

function moment(iso: string): string {
  return `${formatTime(iso)} ${formatDate(iso)}`;
}
