import type { ThreadPosted } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { MailCheck, MailQuestion } from 'lucide-react';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import styles from '../accounts/confirm-email.module.css';
import { ConfirmFailed } from '../accounts/confirm-failed.tsx';
import { ConfirmState } from '../accounts/confirm-state.tsx';

const WAITS = 'An Tâm đọc câu hỏi trước khi hiện, thường trong ngày. Bạn nhận thư khi có bác sĩ trả lời.';

/**
 * Confirms a visitor's question by the link in an email, by a button: mail scanners that run scripts open the page, too,
 * and the address may belong to a person who asked nothing.
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
  if (failure && !isBusy) {
    return (
      <ConfirmFailed
        form={form}
        failure={failure}
        title="Chưa xác nhận được câu hỏi"
        dead={{
          words: 'Liên kết không đúng hoặc đã hết hạn. Bạn hãy đặt lại câu hỏi.',
          way: <LinkButton to={forumPages.ask()}>Đặt câu hỏi</LinkButton>,
        }}
        isPressed
      />
    );
  }
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
