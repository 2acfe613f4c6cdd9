import { CircleCheck, MailQuestion, MailX, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import type { PlainForm } from '../../loading/site-context.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { usePendingContact } from '../contacts/use-pending-contact.ts';
import styles from './confirm-email.module.css';
import { type Failure, failureOf, failureOfPosted } from './form/failure.ts';
import { SupportLine } from './form/failure-notice.tsx';
import { HiddenFields } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';

type ConfirmEmailProps = { form: PlainForm; action: string; isDone: boolean };
type Outcome = 'waiting' | 'done' | Failure;

/**
 * Confirms an e-mail address by the link of a letter: at once where the script runs, else by a button. Confirming twice
 * is as good as once.
 */
export function ConfirmEmail({ form, action, isDone }: ConfirmEmailProps) {
  const [outcome, setOutcome] = useState<Outcome>(() =>
    isDone ? 'done' : form.posted ? failureOfPosted(form.posted) : 'waiting',
  );
  const hasSent = useRef(isDone || form.posted !== null);
  const confirm = () => {
    setOutcome('waiting');
    sendForm(action, {}).then(
      () => {
        track({ kind: 'virtual', path: virtualPath.emailConfirmed() });
        setOutcome('done');
      },
      error => {
        track({ kind: 'virtual', path: virtualPath.emailConfirmationFailed() });
        setOutcome(failureOf(error));
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

  if (outcome === 'waiting') {
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
  return outcome === 'done' ? <Done /> : <Failed failure={outcome} onRetry={confirm} action={action} form={form} />;
}

function Done() {
  const isLoggedIn = useRootData()?.viewer != null;
  const contact = usePendingContact();
  return (
    <State icon={<CircleCheck />} tone="good" title="Xác thực email thành công!">
      <p role="status">Cảm ơn bạn. Từ nay chúng tôi gửi thư quan trọng đến đúng địa chỉ này.</p>
      <div className={styles.actions}>
        {contact !== null && (
          <LinkButton to={contact} reloadDocument icon={<Phone aria-hidden="true" />}>
            Xem số bạn vừa hỏi
          </LinkButton>
        )}
        <LinkButton
          to={isLoggedIn ? '/tai-khoan/' : '/dang-nhap'}
          reloadDocument
          variant={contact === null ? 'solid' : 'outline'}
        >
          {isLoggedIn ? 'Đến tài khoản' : 'Đăng nhập'}
        </LinkButton>
        <LinkButton to="/" variant="outline">
          Về trang chủ
        </LinkButton>
      </div>
    </State>
  );
}

type FailedProps = { failure: Failure; onRetry: () => void; action: string; form: PlainForm };

function Failed({ failure, onRetry, action, form }: FailedProps) {
  const isLinkDead = failure.code === 'LINK_INVALID' || failure.status === 404;
  return (
    <State icon={<MailX />} tone="bad" title="Xác thực email không thành công!">
      <div role="alert">
        <p>
          {isLinkDead
            ? 'Liên kết đã hết hạn hoặc đã được thay bằng một thư mới hơn. Bạn gửi lại thư trong trang tài khoản.'
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

type StateProps = { icon: ReactNode; tone?: 'good' | 'bad'; title: string; children: ReactNode };

function State({ icon, tone, title, children }: StateProps) {
  return (
    <section className={`container ${styles.state}`}>
      <span className={styles.icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
