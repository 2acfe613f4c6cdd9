import { SupportLine } from '../../forms/failure-notice.tsx';
import { fieldId } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { accountAddress } from '../accounts/account-address.ts';
import { LoginFirst } from '../accounts/login-first.tsx';
import { listedMessages } from '../posts/listed-messages.ts';
import { FAILED } from '../posts/post-words.ts';
import { QUESTION_LABELS } from './question-fields.tsx';

type QuestionFailureProps = {
  form: FormState;
  /** Why the login is asked for. */
  reason: string;
  next: string;
};

/** Why a question was not taken, above its form: there without script, and once the alert is closed. */
export function QuestionFailure({ form: { failure, id }, reason, next }: QuestionFailureProps) {
  if (failure === null) return null;
  if (failure.code === 'LOGIN_REQUIRED') {
    return (
      <ErrorSummary title="Bạn cần đăng nhập">
        <LoginFirst reason={reason} address={accountAddress({ tab: 'login', source: 'forum', next })} />
      </ErrorSummary>
    );
  }
  const { detail, errorCode, fields } = failure;
  const known = Object.entries(QUESTION_LABELS).flatMap(([name, label]) => {
    const text = fields[name];
    return text === undefined ? [] : [{ fieldId: fieldId(id, name), label, text }];
  });
  const others = [
    ...listedMessages(failure),
    ...Object.entries(fields).flatMap(([name, text]) => (name in QUESTION_LABELS ? [] : [text])),
  ];
  return (
    <ErrorSummary title={FAILED.question} items={known}>
      {others.map(message => (
        <p key={message}>{message}</p>
      ))}
      {detail !== null && known.length === 0 && <p>{detail}</p>}
      {known.length === 0 && others.length === 0 && <SupportLine code={errorCode} />}
    </ErrorSummary>
  );
}
