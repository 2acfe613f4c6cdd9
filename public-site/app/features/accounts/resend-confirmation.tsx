import type { MessageAnswer } from '@antam/server/features/accounts/contract.ts';
import { clsx } from 'clsx';
import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { browserNow } from '../../ui/time/browser-clock.ts';
import { ACCOUNT_FORM_ADDRESS } from './account-forms.ts';
import styles from './resend-confirmation.module.css';

type ResendConfirmationProps = {
  label: string;
  /** What to say, without script, of an email that was sent just now. */
  sent?: string | null;
  wide?: boolean;
  /** Seconds to wait after an email that was sent just now. */
  wait?: number;
};

/** The form that has another confirmation email sent; without script it leads to the account's page. */
export function ResendConfirmation({ label, sent = null, wide = false, wait = 0 }: ResendConfirmationProps) {
  const { left, isRunning, restart } = useSecondsLeft(wait);
  const { formProps, token, isBusy, failure, answer } = useFormAction<MessageAnswer>(
    ACCOUNT_FORM_ADDRESS.confirmation,
    {
      onDone: restart,
    },
  );
  const text = answer?.message ?? sent;
  return (
    <>
      {failure ? (
        <Notice tone="bad" live>
          {failure.detail ?? `Chưa gửi được thư, bạn hãy thử lại. Mã lỗi: ${failure.errorCode}`}
        </Notice>
      ) : (
        text !== null && (
          <Notice tone="good" live>
            {text}
          </Notice>
        )
      )}
      <div className={styles.again}>
        {/* Without script the styles do what the clock does. */}
        {left > 0 && <p className={clsx('muted small', !isRunning && styles.leaving)}>Gửi lại được sau {left} giây.</p>}
        <form {...formProps} hidden={isRunning && left > 0} className={clsx(!isRunning && left > 0 && styles.coming)}>
          <HiddenFields token={token} />
          <Button type="submit" variant="outline" wide={wide} busy={isBusy} icon={<MailCheck aria-hidden />}>
            {label}
          </Button>
        </form>
      </div>
    </>
  );
}

/**
 * Counts down from so many seconds to none, by the clock: a tab in the background may tick late. `isRunning` is false
 * until the page is hydrated.
 */
function useSecondsLeft(seconds: number) {
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);
  const restart = () => {
    setEnd(browserNow() + seconds * 1_000);
    setLeft(seconds);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when the page is hydrated.
  useEffect(restart, []);
  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - browserNow()) / 1_000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return { left, isRunning: end !== null, restart };
}
