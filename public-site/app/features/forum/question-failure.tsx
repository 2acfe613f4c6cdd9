import { SupportLine } from '../../forms/failure-notice.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { accountAddress } from '../accounts/account-address.ts';
import { LoginFirst } from '../accounts/login-first.tsx';
import { listedMessages } from '../posts/listed-messages.ts';
import { FAILED } from '../posts/post-words.ts';

type QuestionFailureProps = {
  form: FormState;
  /** Why the login is asked for. */
  reason: string;
  next: string;
};

/** Why a question was not taken, above its form: there without script, and once the alert is closed. */
export function QuestionFailure({ form: { failure }, reason, next }: QuestionFailureProps) {
  if (failure === null) return null;
  if (failure.code === 'LOGIN_REQUIRED') {
    return (
      <ErrorSummary title="Bạn cần đăng nhập">
        <LoginFirst reason={reason} address={accountAddress({ tab: 'login', source: 'forum', next })} />
      </ErrorSummary>
    );
  }
  const { detail, errorCode } = failure;
  const messages = listedMessages(failure);
  return (
    <ErrorSummary title={FAILED.question}>
      {messages.length === 1 && <p>{messages[0]}</p>}
      {messages.length > 1 && (
        <ul>
          {messages.map(message => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {detail !== null && <p>{detail}</p>}
      {messages.length === 0 && <SupportLine code={errorCode} />}
    </ErrorSummary>
  );
}
