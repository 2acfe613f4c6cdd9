import type { SessionList } from '@antam/server/features/sessions/contract.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PlainForm } from '../../loading/site-context.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ConfirmOverlay } from '../../ui/overlay/message-overlay.tsx';
import { formatDate, formatTime } from '../../ui/text/format-date.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-page.tsx';
import { type Failure, failureOf, failureOfPosted } from './form/failure.ts';
import { HiddenFields } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';

const PAGE = '/tai-khoan/phien-dang-nhap/';

type Ended = { tone: 'good' | 'bad'; text: string };

const OTHERS_ENDED: Ended = { tone: 'good', text: 'Đã đăng xuất mọi máy khác.' };
const ONE_ENDED: Ended = { tone: 'good', text: 'Đã đăng xuất máy bạn chọn.' };

type SessionsProps = {
  sessions: SessionList;
  form: PlainForm;
  /** What the address says was done just now, without script. */
  done: string | null;
};

/** The browsers that are logged in, and how to log them out. Without script nobody is asked back. */
export function Sessions({ sessions, form, done }: SessionsProps) {
  const [busy, setBusy] = useState<number | 'others' | null>(null);
  const [ended, setEnded] = useState<Ended | null>(() => answerWithoutScript(form, done));
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const others = sessions.filter(({ is_current }) => !is_current).length;

  const end = async (which: number | 'others', success: Ended) => {
    setBusy(which);
    try {
      await sendForm(which === 'others' ? 'account/session/' : `account/session/${which}/`, {}, 'delete');
      setEnded(success);
      await revalidate();
    } catch (error) {
      setEnded(refusal(failureOf(error)));
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
        <form method="post" action={PAGE} className={styles.sessionForm}>
          <HiddenFields token={form.token} />
          <ul className={styles.sessions}>
            {sessions.map(session => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={busy === session.id}
                onEnd={() => void end(session.id, { tone: 'good', text: `Đã đăng xuất ${session.device}.` })}
              />
            ))}
          </ul>
          {others > 0 && (
            <div>
              <EndButton which="others" variant="danger" busy={busy === 'others'} onEnd={() => setAsking(true)}>
                Đăng xuất mọi máy khác
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
          void end('others', OTHERS_ENDED);
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
          {is_current && <Badge tone="good">Máy này</Badge>}
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

function answerWithoutScript({ posted }: PlainForm, done: string | null): Ended | null {
  if (posted) return refusal(failureOfPosted(posted));
  if (done === 'mot-may') return ONE_ENDED;
  return done === 'may-khac' ? OTHERS_ENDED : null;
}

function refusal({ detail, errorCode }: Failure): Ended {
  return { tone: 'bad', text: detail ?? `Chưa đăng xuất được, bạn hãy thử lại. Mã lỗi: ${errorCode}` };
}

function moment(iso: string): string {
  return `${formatTime(iso)} ${formatDate(iso)}`;
}
