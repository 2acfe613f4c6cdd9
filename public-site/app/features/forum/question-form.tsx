import type { ThreadPosted } from '@antam/server/features/forum/contract.ts';
import { useState } from 'react';
import { DraftContext, useDraft } from '../../forms/drafts/use-draft.ts';
import type { Failure } from '../../forms/failure.ts';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { useRootData } from '../../loading/root-data.ts';
import { QUESTION_DRAFTS } from '../../memory/draft-keys.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { onceFaded } from '../../ui/overlay/once-faded.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { writeHints } from '../accounts/entry-query.ts';
import { FailureAlert } from '../posts/failure-alert.tsx';
import { FAILED } from '../posts/post-words.ts';
import { TypedHelp } from '../posts/typed-help.tsx';
import styles from './ask.module.css';
import type { Asking } from './load-asking.ts';
import { QuestionFailure } from './question-failure.tsx';
import { QuestionFields } from './question-fields.tsx';
import { QuestionSent } from './question-sent.tsx';
import { useTypedQuestion } from './use-typed-question.ts';

const EMAIL_EXISTS = 'Email này đã có tài khoản. Bạn đăng nhập để gửi câu hỏi; những gì bạn đã viết vẫn còn.';

/**
 * A question to doctors. Visitors give name and email; an email that belongs to an account asks for the login, after
 * which everything that was typed is there again.
 */
export function QuestionForm({ asking }: { asking: Asking }) {
  const viewer = useRootData()?.viewer ?? null;
  const overlay = useAccountOverlay();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sent, setSent] = useState<ThreadPosted | null>(null);
  const form = useFormAction<ThreadPosted>(asking.address, {
    onSend: ({ name, email }) => viewer ?? writeHints({ name, email }),
    onDone: setSent,
    onFailed: why => {
      track({ kind: 'virtual', path: virtualPath.questionFailed() });
      if (why.code !== 'LOGIN_REQUIRED') return setFailure(why);
      return overlay.open({ tab: 'login', source: 'forum', reason: EMAIL_EXISTS, next: asking.address });
    },
    keepsFocus: () => true,
  });
  const { formProps, token, typed, isBusy } = form;
  const typing = useTypedQuestion(formProps.ref);
  const draft = useDraft(formProps.ref, { key: QUESTION_DRAFTS, given: Object.keys(typed) });
  return (
    <form
      {...formProps}
      id="question-new"
      className={`question-new ${styles.form}`}
      data-submitting={isBusy || undefined}
      aria-busy={isBusy}
    >
      <QuestionFailure form={form} reason={EMAIL_EXISTS} next={asking.address} />
      <HiddenFields token={token} values={viewer ? { user_id: String(viewer.id) } : {}} />
      <TypedHelp fields={['title', 'body']} given={`${typed.title ?? ''}\n${typed.body ?? ''}`} />
      <DraftContext value={draft}>
        <QuestionFields form={form} asking={asking} typing={typing} isLoggedIn={viewer !== null} />
      </DraftContext>
      <div className={styles.send}>
        <Button type="submit" size="l" busy={isBusy}>
          {isBusy ? 'Đang gửi câu hỏi' : 'Gửi câu hỏi'}
        </Button>
        <p className="muted small">
          Câu hỏi và câu trả lời là công khai. {viewer && `Câu hỏi hiện dưới tên ${viewer.name}, nếu bạn không ẩn tên.`}
        </p>
      </div>
      <FailureAlert
        failure={failure}
        title={FAILED.question}
        onClose={() => {
          setFailure(null);
          onceFaded(form.focusFailure);
        }}
      />
      {sent && <QuestionSent sent={sent} />}
    </form>
  );
}
