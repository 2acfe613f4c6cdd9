import type { ThreadPosted } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { MailCheck, MailQuestion, MailX } from 'lucide-react';
import type { Failure } from '../../forms/failure.ts';
import { SupportLine } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import { type FormAction, useFormAction } from '../../forms/use-form-action.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import styles from '../accounts/confirm-email.module.css';
import { ConfirmState } from '../accounts/confirm-state.tsx';

const WAITS = 'An Tâm đọc câu hỏi trước khi hiện, thường trong ngày. Bạn nhận thư khi có bác sĩ trả lời.';

/**
 * Confirms a visitor's question by the link in an email, by a button: mail scanners that run scripts open the page, too,
 * and the address may be somebody's who asked nothing.
 */
export function ConfirmQuestion({ action, isDone }: { action: string; isDone: boolean }) {
  const form = useFormAction<ThreadPosted>(action);
  const { formProps, token, answer, failure, isBusy } = form;

  if (isDone || answer) {
    return (
      <ConfirmState icon={<MailCheck />} tone="good" title="Đã xác nhận câu hỏi của bạn" isPressed={!isDone}>
        <p role="status">{answer?.message ?? WAITS}</p>
        <div className={styles.actions}>
          <LinkButton to={forumPages.list()}>Xem các câu hỏi</LinkButton>
        </div>
      </ConfirmState>
    );
  }
  if (failure && !isBusy) return <Failed form={form} failure={failure} />;
  return (
    <ConfirmState icon={<MailQuestion />} title="Xác nhận câu hỏi">
      <form {...formProps} className={styles.press}>
        <HiddenFields token={token} />
        <p>Nhấn nút dưới đây để xác nhận email này là của bạn và gửi câu hỏi.</p>
        <Button type="submit" size="l" busy={isBusy}>
          Xác nhận câu hỏi
        </Button>
      </form>
    </ConfirmState>
  );
}

type FailedProps = { form: FormAction<ThreadPosted>; failure: Failure };

function Failed({ form, failure }: FailedProps) {
  const isLinkDead = failure.code === 'LINK_INVALID' || failure.status === 404;
  return (
    <ConfirmState icon={<MailX />} tone="bad" title="Chưa xác nhận được câu hỏi" isPressed>
      <div role="alert">
        <p>
          {isLinkDead
            ? 'Liên kết không đúng hoặc đã hết hạn. Bạn hãy đặt lại câu hỏi.'
            : (failure.detail ?? 'Hệ thống chưa trả lời được. Bạn hãy thử lại sau ít phút.')}
        </p>
        <SupportLine code={failure.errorCode} />
      </div>
      <div className={styles.actions}>
        {isLinkDead ? (
          <LinkButton to={forumPages.ask()}>Đặt câu hỏi</LinkButton>
        ) : (
          <form {...form.formProps}>
            <HiddenFields token={form.token} />
            <Button type="submit">Thử lại</Button>
          </form>
        )}
      </div>
    </ConfirmState>
  );
}
