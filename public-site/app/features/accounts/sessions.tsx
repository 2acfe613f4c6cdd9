import type { SessionList } from '@antam/server/features/accounts/contract.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ConfirmOverlay } from '../../ui/overlay/message-overlay.tsx';
import { formatDate, formatTime } from '../../ui/text/format-date.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-page.tsx';
import { failureOf } from './form/failure.ts';
import { sendForm } from './form/send-form.ts';

type Ended = { tone: 'good' | 'bad'; text: string };

/** The browsers that are logged in, and how to log them out. */
export function Sessions({ sessions }: { sessions: SessionList }) {
  const [busy, setBusy] = useState<number | 'others' | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const others = sessions.filter(({ is_current }) => !is_current).length;

  const end = async (which: number | 'others', done: string) => {
    setBusy(which);
    try {
      await sendForm(which === 'others' ? 'account/session/' : `account/session/${which}/`, {}, 'delete');
      setEnded({ tone: 'good', text: done });
      await revalidate();
    } catch (error) {
      const { detail, errorCode } = failureOf(error);
      setEnded({ tone: 'bad', text: detail ?? `Chưa đăng xuất được, bạn hãy thử lại. Mã lỗi: ${errorCode}` });
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      {ended && (
        <Notice tone={ended.tone} live>
          {ended.text}
        </Notice>
      )}
      <AccountSection title={sessions.length === 1 ? 'Chỉ có máy này' : `${sessions.length} máy đang đăng nhập`}>
        <ul className={styles.sessions}>
          {sessions.map(session => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={busy === session.id}
              onEnd={() => void end(session.id, `Đã đăng xuất ${session.device}.`)}
            />
          ))}
        </ul>
        {others > 0 && (
          <div>
            <Button variant="danger" busy={busy === 'others'} onClick={() => setAsking(true)}>
              Đăng xuất mọi máy khác
            </Button>
          </div>
        )}
      </AccountSection>
      <ConfirmOverlay
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void end('others', 'Đã đăng xuất mọi máy khác.');
        }}
        title="Đăng xuất mọi máy khác?"
        confirmLabel="Đăng xuất"
        danger
      >
        {others} máy khác sẽ phải đăng nhập lại. Máy này vẫn đăng nhập.
      </ConfirmOverlay>
    </>
  );
}

type SessionRowProps = { session: SessionList[number]; isBusy: boolean; onEnd: () => void };

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { device, is_current, created_at, last_seen_at } = session;
  const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Monitor;
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <p className={styles.sessionName}>
          {device}
          {is_current && <Badge tone="good">Máy này</Badge>}
        </p>
        <p className={styles.sessionTimes}>
          Đăng nhập {moment(created_at)} · Dùng gần nhất {moment(last_seen_at)}
        </p>
      </div>
      {!is_current && (
        <div className={styles.sessionAction}>
          <Button variant="outline" size="s" busy={isBusy} onClick={onEnd} aria-label={`Đăng xuất ${device}`}>
            Đăng xuất
          </Button>
        </div>
      )}
    </li>
  );
}

function moment(iso: string): string {
  return `${formatTime(iso)} ${formatDate(iso)}`;
}
