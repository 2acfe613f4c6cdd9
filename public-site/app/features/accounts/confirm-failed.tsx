import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Failure } from '../../forms/failure.ts';
import { SupportLine } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import type { FormAction } from '../../forms/use-form-action.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './confirm-email.module.css';
import { ConfirmState } from './confirm-state.tsx';

type ConfirmFailedProps<Answer> = {
  form: FormAction<Answer>;
  failure: Failure;
  title: string;
  /** What a link that will never work again says, and where another one is had. */
  dead: { words: string; way: ReactNode };
  isPressed?: boolean;
  /** Ways that always stand there. */
  children?: ReactNode;
};

/** A mailed link that did not do what it is for: another try, but where the link itself is over. */
export function ConfirmFailed<Answer>({ form, failure, title, dead, isPressed, children }: ConfirmFailedProps<Answer>) {
  const isLinkDead = failure.code === 'LINK_INVALID' || failure.status === 404;
  return (
    <ConfirmState icon={<MailX />} tone="bad" title={title} isPressed={isPressed}>
      <div role="alert">
        <p>
          {isLinkDead ? dead.words : (failure.detail ?? 'Hệ thống chưa trả lời được. Bạn hãy thử lại sau ít phút.')}
        </p>
        <SupportLine code={failure.errorCode} />
      </div>
      <div className={styles.actions}>
        {isLinkDead ? (
          dead.way
        ) : (
          <form {...form.formProps}>
            <HiddenFields token={form.token} />
            <Button type="submit">Thử lại</Button>
          </form>
        )}
        {children}
      </div>
    </ConfirmState>
  );
}
