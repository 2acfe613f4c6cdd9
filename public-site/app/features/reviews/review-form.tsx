import type { CommentPosted } from '@antam/server/features/reviews/contract.ts';
import { type Check, runChecks } from '../../forms/checks.ts';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import { type FormState, useFormAction } from '../../forms/use-form-action.ts';
import { useRootData } from '../../loading/root-data.ts';
import { reviewDrafts } from '../../memory/draft-keys.ts';
import type { PageKind } from '../../memory/parse.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { accountAddress } from '../accounts/account-address.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { type FormHints, writeHints } from '../accounts/entry-query.ts';
import { entryReason } from '../accounts/entry-reason.ts';
import { isEmail, isName } from '../accounts/form/checks.ts';
import { LoginFirst } from '../accounts/login-first.tsx';
import styles from './form.module.css';
import { ReviewFields } from './review-fields.tsx';
import { ReviewSent } from './review-sent.tsx';

const FAILED = 'Gửi nhận xét không thành công. Xin vui lòng thử lại.';
const LABELS = { comment: 'Nhận xét', name: 'Họ tên', email: 'Email' };

const isLongEnough: Check = value =>
  value.trim().length < 10 ? 'Nhận xét cần ít nhất 10 ký tự.' : value.length > 2_000 ? TOO_LONG : null;
const TOO_LONG = 'Nhận xét dài tối đa 2.000 ký tự.';

type ReviewFormProps = {
  kind: PageKind;
  id: number;
  /** Path of the page whose action takes the review. */
  action: string;
  /** Path, query and fragment to come back to after a login. */
  next: string;
  hints: Pick<FormHints, 'name' | 'email'>;
};

/**
 * A review of a place or a professional. Visitors give name and email; an email that belongs to an account asks for the
 * login, after which everything that was typed is there again.
 */
export function ReviewForm({ kind, id, action, next, hints }: ReviewFormProps) {
  const viewer = useRootData()?.viewer ?? null;
  const overlay = useAccountOverlay();
  const form = useFormAction<CommentPosted>(action, {
    check: values => runChecks({ comment: isLongEnough, ...(viewer ? {} : { name: isName, email: isEmail }) }, values),
    onSend: ({ name, email }) => viewer ?? writeHints({ name, email }),
    onFailed: failure => {
      track({ kind: 'virtual', path: virtualPath.reviewFailed() });
      if (failure.code === 'LOGIN_REQUIRED') overlay.open({ tab: 'login', source: 'review', next });
    },
    keepsFocus: ({ code }) => code === 'LOGIN_REQUIRED',
  });
  const { formProps, token, typed, isBusy, answer } = form;
  useDraft(formProps.ref, { key: reviewDrafts(kind, id), given: Object.keys(typed) });
  if (answer) return <ReviewSent status={answer.status} html={answer.comment_html} />;
  return (
    <form {...formProps} className={styles.form} data-review-form>
      <ReviewFailure form={form} next={next} />
      <HiddenFields token={token} values={viewer ? { name: viewer.name, email: viewer.email } : {}} />
      <ReviewFields form={form} labels={LABELS} kind={kind} hints={viewer ? null : hints} />
      <div className={styles.actions}>
        <Button type="submit" size="l" busy={isBusy}>
          Gửi nhận xét
        </Button>
        <p className="muted small">
          {viewer
            ? `Nhận xét hiện dưới tên ${viewer.name}.`
            : 'Tên bạn hiện cùng nhận xét, email thì không. An Tâm đọc nhận xét trước khi hiện.'}
        </p>
      </div>
    </form>
  );
}

function ReviewFailure({ form, next }: { form: FormState; next: string }) {
  if (form.failure?.code !== 'LOGIN_REQUIRED') return <FailureNotice form={form} title={FAILED} labels={LABELS} />;
  return (
    <ErrorSummary title="Bạn cần đăng nhập" items={[]}>
      <LoginFirst reason={entryReason('review')} address={accountAddress({ tab: 'login', source: 'review', next })} />
    </ErrorSummary>
  );
}
