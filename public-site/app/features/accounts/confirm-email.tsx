import type { ConfirmAnswer } from '@antam/server/features/sign-up/contract.ts';
import { MailQuestion, MailX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PlainForm } from '../../loading/site-context.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { ConfirmDone } from './confirm-done.tsx';
import styles from './confirm-email.module.css';
import { ConfirmState as State } from './confirm-state.tsx';
import { type Failure, failureOf, failureOfPosted } from './form/failure.ts';
import { SupportLine } from './form/failure-notice.tsx';
import { HiddenFields } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';

/** `done`: what a form without script has come to; null before. */
type ConfirmEmailProps = { form: PlainForm; action: string; done: ConfirmStep | null };
type ConfirmStep = Pick<ConfirmAnswer, 'next_step' | 'reset_path'>;
type Outcome = { waits: true } | { failure: Failure } | { done: ConfirmStep };

/**
 * Confirms an e-mail address by the link of a letter: at once where the script runs, else by a button. Confirming twice
 * is as good as once.
 */
export function ConfirmEmail({ form, action, done }: ConfirmEmailProps) {
  const [outcome, setOutcome] = useState<Outcome>(() =>
    done ? { done } : form.posted ? { failure: failureOfPosted(form.posted) } : { waits: true },
  );
  const hasSent = useRef(done !== null || form.posted !== null);
  const confirm = () => {
    setOutcome({ waits: true });
    sendForm<ConfirmAnswer>(action, {}).then(
      answer => {
        track({ kind: 'virtual', path: virtualPath.emailConfirmed() });
        setOutcome({ done: answer });
      },
      error => {
        track({ kind: 'virtual', path: virtualPath.emailConfirmationFailed() });
        setOutcome({ failure: failureOf(error) });
      },
    );
  };
  const latest = useRef(confirm);
  useEffect(() => {
    // Once, though in development effects run twice.
    if (hasSent.current) return;
    hasSent.current = true;
    latest.current();
  }, []);

  if ('waits' in outcome) {
    return (
      <State icon={<MailQuestion />} title="Xác thực email">
        <p className={styles.scripted} role="status">
          Đang xác thực địa chỉ email của bạn…
        </p>
        <form method="post" action={action} className={styles.scriptless}>
          <HiddenFields token={form.token} />
          <p>Nhấn nút dưới đây để xác nhận địa chỉ email này là của bạn.</p>
          <Button type="submit" size="l">
            Xác thực email
          </Button>
        </form>
      </State>
    );
  }
  if ('done' in outcome) return <ConfirmDone {...outcome.done} form={form} />;
  return <Failed failure={outcome.failure} onRetry={confirm} action={action} form={form} />;
}

type FailedProps = { failure: Failure; onRetry: () => void; action: string; form: PlainForm };

function Failed({ failure, onRetry, action, form }: FailedProps) {
  const isLinkDead = failure.code === 'LINK_INVALID' || failure.status === 404;
  return (
    <State icon={<MailX />} tone="bad" title="Xác thực email không thành công!">
      <div role="alert">
        <p>
          {isLinkDead
            ? 'Liên kết không đúng hoặc đã hết hạn. Bạn gửi lại thư trong trang tài khoản.'
            : (failure.detail ?? 'Hệ thống chưa trả lời được. Bạn hãy thử lại sau ít phút.')}
        </p>
        <SupportLine code={failure.errorCode} />
      </div>
      <div className={styles.actions}>
        {isLinkDead ? (
          <LinkButton to="/tai-khoan/">Đến tài khoản</LinkButton>
        ) : (
          <form
            method="post"
            action={action}
            onSubmit={event => {
              event.preventDefault();
              onRetry();
            }}
          >
            <HiddenFields token={form.token} />
            <Button type="submit">Thử lại</Button>
          </form>
        )}
        <LinkButton to="/" variant="outline">
          Về trang chủ
        </LinkButton>
      </div>
    </State>
  );
}
