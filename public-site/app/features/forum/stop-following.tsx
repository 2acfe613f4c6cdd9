import { forumPages } from '@antam/server/features/forum/pages.ts';
import { BellOff, MailX } from 'lucide-react';
import { SupportLine } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import styles from '../accounts/confirm-email.module.css';
import { ConfirmState } from '../accounts/confirm-state.tsx';

type Stopped = { title: string; absolute_url: string };

/** Ends the email messages about a question, by the link of one of them: a press, and no login. */
export function StopFollowing({ action, isDone }: { action: string; isDone: boolean }) {
  const form = useFormAction<Stopped>(action);
  const { formProps, token, answer, isBusy } = form;
  // While it is sent once more nothing has failed yet.
  const failure = isBusy ? null : form.failure;
  if (isDone || answer) {
    return (
      <ConfirmState icon={<BellOff />} tone="good" title="Bạn không nhận thư về câu hỏi này nữa" isPressed={!isDone}>
        <p role="status">{answer ? `Câu hỏi: ${answer.title}` : 'Bạn vẫn đọc được câu hỏi bất cứ lúc nào.'}</p>
        <div className={styles.actions}>
          <LinkButton to={answer?.absolute_url ?? forumPages.list()}>
            {answer ? 'Xem câu hỏi' : 'Xem các câu hỏi'}
          </LinkButton>
        </div>
      </ConfirmState>
    );
  }
  return (
    <ConfirmState
      icon={failure ? <MailX /> : <BellOff />}
      {...(failure ? { tone: 'bad' as const } : {})}
      title={failure ? 'Chưa ngừng được thư' : 'Ngừng nhận thư về câu hỏi này?'}
      isPressed={failure !== null}
    >
      {failure ? (
        <div role="alert">
          <p>{failure.detail ?? 'Liên kết không đúng hoặc đã hết hạn.'}</p>
          <SupportLine code={failure.errorCode} />
        </div>
      ) : (
        <p>Chúng tôi sẽ không báo cho bạn khi câu hỏi có trả lời mới.</p>
      )}
      <form {...formProps} className={styles.actions}>
        <HiddenFields token={token} />
        <Button type="submit" size="l" busy={isBusy}>
          Ngừng nhận thư
        </Button>
      </form>
    </ConfirmState>
  );
}
