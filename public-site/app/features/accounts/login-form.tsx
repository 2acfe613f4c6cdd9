import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { runChecks } from '../../forms/checks.ts';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { accountDrafts } from '../../memory/draft-keys.ts';
import { Button } from '../../ui/button/button.tsx';
import { writeHints } from './entry-query.ts';
import { isEmail, isGiven } from './form/checks.ts';
import { CODE_LABELS, CodeFields, LoginNotice } from './form/code-fields.tsx';
import styles from './form/form.module.css';

const LABELS = { email: 'Email', password: 'Mật khẩu', ...CODE_LABELS };

type LoginFormProps = {
  next?: string | undefined;
  /** The favourite that is kept afterwards where there is no script, `place:12`. */
  favourite?: string | undefined;
  /** Filled in as email address. */
  email: string;
  action: string;
  /** Links inside leave no history entry: in an overlay. */
  isOverlay?: boolean;
};

/**
 * Login by email address and password; asks for the second factor when the account has one, and for the code from an
 * email when many guesses at the account have failed.
 */
export function LoginForm({ next, favourite, email, action, isOverlay }: LoginFormProps) {
  const form = useFormAction(action, {
    check: values => runChecks({ email: isEmail, password: isGiven }, values),
    onSend: values => writeHints({ email: values.email }),
  });
  const { typed, token, formProps, isBusy } = form;
  useDraft(formProps.ref, { key: accountDrafts('login'), given: Object.keys(typed) });

  return (
    <form {...formProps} className={styles.form}>
      <LoginNotice form={form} labels={LABELS} />
      <HiddenFields token={token} values={{ next, favourite }} />
      <FormField
        form={form}
        name="email"
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={email}
      />
      <FormField form={form} name="password" label={LABELS.password} type="password" autoComplete="current-password" />
      <CodeFields form={form} autoFocus />
      <a className={styles.beside} href={accountPages.forgotPassword()} data-replace={isOverlay || undefined}>
        Quên mật khẩu?
      </a>
      <Button type="submit" size="l" wide busy={isBusy}>
        Đăng nhập
      </Button>
    </form>
  );
}
