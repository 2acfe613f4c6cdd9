import type { PostStored } from '@antam/server/features/posts/contract.ts';
import { type FocusEvent, useRef, useState } from 'react';
import { DraftContext, useDraft } from '../../forms/drafts/use-draft.ts';
import type { Failure } from '../../forms/failure.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { useRootData } from '../../loading/root-data.ts';
import { rememberRole } from '../../memory/reply-as.ts';
import { track } from '../../tracking/track.ts';
import { Button } from '../../ui/button/button.tsx';
import { onceFaded } from '../../ui/overlay/once-faded.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { accountAddress } from '../accounts/account-address.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { discussionPaths, REPLY_FORM_ID, replyDrafts, useDiscussion } from './discussion.ts';
import { FailureAlert } from './failure-alert.tsx';
import { FAILED, REPLIED } from './post-words.ts';
import styles from './reply.module.css';
import { ReplyFields } from './reply-fields.tsx';
import { IDENTITY, roleIn } from './reply-identity.ts';
import { helpInReply, TypedHelp } from './typed-help.tsx';

type ReplyFormProps = {
  /** Path of the page of what is discussed. */
  action: string;
  onReplied: (stored: PostStored['post_data']) => void;
};

/** A reply. Visitors without an account are asked to sign up as soon as they come into it. */
export function ReplyForm({ action, onReplied }: ReplyFormProps) {
  const { kind, id, own, readAgain } = useDiscussion();
  const viewer = useRootData()?.viewer ?? null;
  const overlay = useAccountOverlay();
  const toast = useToast();
  const [turn, setTurn] = useState(0);
  const [isAlerted, setAlerted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const role = useRef<FormDataEntryValue | null>(null);
  const form = useFormAction<PostStored>(action, {
    onSend: values => {
      role.current = values[IDENTITY.choice] === 'other' ? null : (values[IDENTITY.role] ?? null);
    },
    onFailed: why => {
      setFailure(why);
      track({ kind: 'virtual', path: discussionPaths[kind].failed() });
    },
    keepsFocus: () => true,
    onDone: ({ post_data, message }) => {
      const { type, id } = roleIn(role.current);
      if (type !== null) rememberRole(type, id);
      if (post_data.answer_type === 'professional') return setAlerted(true);
      onReplied(post_data);
      // The new post becomes one's own, to edit, and the next one hides the name as this one does.
      readAgain();
      setTurn(before => before + 1);
      return toast(post_data.status === 'pending' ? message : REPLIED, { tone: 'good' });
    },
  });
  const askForAccount = (event: FocusEvent<HTMLElement>) => {
    if (viewer !== null) return;
    // The overlay gives the focus back when it closes, and must not open again by that.
    event.target.blur();
    overlay.open({ tab: 'signup', source: 'forum' });
  };
  const { formProps, token, typed, isBusy } = form;
  const draft = useDraft(formProps.ref, { key: replyDrafts(kind, id), given: Object.keys(typed) });
  const next = `${action}#${REPLY_FORM_ID}`;
  return (
    <form {...formProps} id={REPLY_FORM_ID} className={`reply-form ${styles.form}`} onFocus={askForAccount}>
      <TypedHelp fields={['body']} given={typed.body} kinds={helpInReply(own)} />
      <FailureNotice form={form} title={FAILED.reply} labels={{ body: 'Trả lời' }} />
      <HiddenFields token={token} />
      <DraftContext value={draft}>
        <ReplyFields key={turn} form={form} />
      </DraftContext>
      <div className={styles.buttons}>
        <Button type="submit" size="l" busy={isBusy}>
          Gửi trả lời
        </Button>
        {viewer === null && (
          <p className="muted small">
            Bạn cần <a href={accountAddress({ tab: 'login', source: 'forum', next })}>đăng nhập</a> để trả lời.
          </p>
        )}
      </div>
      <FailureAlert
        failure={failure}
        title={FAILED.reply}
        onClose={() => {
          setFailure(null);
          onceFaded(form.focusFailure);
        }}
      />
      <RepliedAlert open={isAlerted} onClose={() => setAlerted(false)} />
    </form>
  );
}

/** Says to a professional that the answer is there; the page is loaded again once that was read. */
function RepliedAlert({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Overlay
      open={open}
      onClose={onClose}
      onGone={() => window.location.reload()}
      title={REPLIED}
      footer={
        <Button wide onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>Cảm ơn bạn đã giúp người hỏi. Trang sẽ tải lại để hiện câu trả lời.</p>
    </Overlay>
  );
}
