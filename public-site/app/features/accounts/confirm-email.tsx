import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { ConfirmAnswer } from '@antam/server/features/sign-up/contract.ts';
import { MailQuestion } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { ON_LOAD } from './confirm-action.ts';
import { ConfirmDone } from './confirm-done.tsx';
import styles from './confirm-email.module.css';
import { ConfirmFailed } from './confirm-failed.tsx';
import { ConfirmState as State } from './confirm-state.tsx';

/** `done`: the result of a form without script; null before. */
type ConfirmEmailProps = { action: string; done: Pick<ConfirmAnswer, 'next_step' | 'reset_path'> | null };

/**
 * Confirms an email address by the link in an email: at once where the script runs in the browser that signed up, else
 * by a button. Confirming twice is as good as once.
 */
export function ConfirmEmail({ action, done }: ConfirmEmailProps) {
  const [isPressed, setPressed] = useState(false);
  const form = useFormAction<ConfirmAnswer>(action, {
    onSend: values => setPressed(values[ON_LOAD] === undefined),
    onDone: ({ next_step: step }) => {
      if (step !== 'press') track({ kind: 'virtual', path: virtualPath.emailConfirmed() });
    },
    onFailed: () => track({ kind: 'virtual', path: virtualPath.emailConfirmationFailed() }),
  });
  const { formProps, token, answer, failure, isBusy } = form;
  const isElsewhere = answer?.next_step === 'press';
  const confirmed = done ?? (isElsewhere ? undefined : answer);
  const isOpen = confirmed === undefined && failure === null;
  const { ref } = formProps;
  const hasSent = useRef(!isOpen);
  const onLoad = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Once, though in development effects run twice.
    if (hasSent.current) return;
    hasSent.current = true;
    const mark = onLoad.current;
    if (mark) mark.disabled = false;
    ref.current?.requestSubmit();
    // What is sent from now on was pressed.
    if (mark) mark.disabled = true;
  }, [ref]);

  if (confirmed) return <ConfirmDone {...confirmed} isPressed={isPressed} />;
  if (failure && !isBusy) {
    return (
      <ConfirmFailed
        form={form}
        failure={failure}
        title="Xác thực email không thành công!"
        dead={{
          words: 'Liên kết không đúng hoặc đã hết hạn. Bạn gửi lại thư trong trang tài khoản.',
          way: <LinkButton to={accountPages.overview()}>Đến tài khoản</LinkButton>,
        }}
        isPressed={isPressed}
      >
        <LinkButton to="/" variant="outline">
          Về trang chủ
        </LinkButton>
      </ConfirmFailed>
    );
  }
  return (
    <State icon={<MailQuestion />} title="Xác thực email">
      {!isElsewhere && (
        <p className={styles.scripted} role="status">
          Đang xác thực địa chỉ email của bạn…
        </p>
      )}
      <form {...formProps} className={isElsewhere ? styles.press : styles.scriptless}>
        <HiddenFields token={token} />
        <input ref={onLoad} type="hidden" name={ON_LOAD} value="1" disabled />
        <p role={isElsewhere ? 'status' : undefined}>
          Nhấn nút dưới đây để xác nhận địa chỉ email này là của bạn.
          {isElsewhere &&
            ' Đây không phải trình duyệt bạn dùng khi đăng ký, nên sau đó bạn có thể cần đặt mật khẩu mới.'}
        </p>
        <Button type="submit" size="l" busy={isElsewhere && isBusy}>
          Xác thực email
        </Button>
      </form>
    </State>
  );
}
