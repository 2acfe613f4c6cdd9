import type { ReactNode } from 'react';
import { SupportContact } from '../frame/support-contact.tsx';
import { ErrorSummary } from '../ui/form/error-summary.tsx';
import styles from './failure-notice.module.css';
import { fieldId } from './form-field.tsx';
import type { FormState } from './use-form-action.ts';

type FailureNoticeProps = {
  form: FormState;
  /** What the specification has said when this form fails. */
  title: string;
  /** Names of fields as people read them. */
  labels?: Readonly<Record<string, string>>;
  /** Names support also for what the visitor can put right alone. */
  alwaysSupport?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
};

/** What a form says of fields that are to be put right. */
export const WRONG_FIELDS = 'Một số thông tin còn thiếu hoặc chưa đúng';

/**
 * Why a form was not accepted: the sentence, what exactly was wrong, and, when the site itself may be to blame, whom to
 * ask with which code.
 */
export function FailureNotice({ form, title, labels = {}, alwaysSupport = false, children }: FailureNoticeProps) {
  const { failure, id } = form;
  if (failure === null) return null;
  const wrong = Object.entries(failure.fields).filter(([name]) => name in labels);
  const wasSent = failure.code !== 'UNSENT';
  const isOwnMistake = failure.status === 401 || wrong.length > 0;
  return (
    <ErrorSummary
      title={wasSent ? title : WRONG_FIELDS}
      items={wrong.map(([name, text]) => ({ fieldId: fieldId(id, name), label: labels[name] ?? name, text }))}
    >
      {wasSent && wrong.length === 0 && failure.detail !== null && <p>{failure.detail}</p>}
      {children}
      {wasSent && (alwaysSupport || !isOwnMistake) && <SupportLine code={failure.errorCode} />}
    </ErrorSummary>
  );
}

/** Whom to ask, and with which code. */
export function SupportLine({ code, children }: { code: string; children?: ReactNode }) {
  return (
    <p className={styles.support}>
      {children} Cần giúp đỡ, bạn liên hệ <SupportContact />
      {code !== '' && (
        <>
          {' '}
          và gửi kèm mã lỗi <code className={styles.code}>{code}</code>
        </>
      )}
      .
    </p>
  );
}
