import type { LoginAnswer, LoginRequest } from '@antam/server/features/login/contract.ts';
import type { PlainForm } from '../../loading/site-context.ts';
import { accountDraft } from '../../memory/account-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { writeHints } from './entry-query.ts';
import { isEmail, isGiven, runChecks } from './form/checks.ts';
import { CODE_LABELS, CodeFields, LoginNotice } from './form/code-fields.tsx';
import styles from './form/form.module.css';
import { FormField, HiddenFields } from './form/form-field.tsx';
import { openAnew, sendForm } from './form/send-form.ts';
import { useAccountDraft } from './form/use-account-draft.ts';
import { useCodeSteps } from './form/use-code-steps.ts';
import { useFormSender } from './form/use-form-sender.ts';

const LABELS = { email: 'Email', password: 'Mật khẩu', ...CODE_LABELS };

type LoginFormProps = {
  next?: string | undefined;
  /** Filled in as e-mail. */
  email: string;
  action: string;
  form: PlainForm | null;
  /** Links inside leave no history entry: in an overlay. */
  isOverlay?: boolean;
};

/**
 * Login by e-mail and password; asks for the second factor when the account has one, and for the code of a letter when
 * many guesses at the account have failed.
 */
export function LoginForm({ next, email, action, form, isOverlay }: LoginFormProps) {
  const { asks, note } = useCodeSteps(form);
  const sender = useFormSender<LoginAnswer>(form, {
    check: values => runChecks({ email: isEmail, password: isGiven }, values),
    send: values => {
      writeHints({ email: values.email });
      return sendForm(action, loginBody(values, next));
    },
    onDone: answer => {
      accountDraft.clear();
      openAnew(answer.next);
    },
    onFailed: note,
  });
  const { typed, token, formProps, isBusy } = sender;
  useAccountDraft(formProps.ref, Object.keys(typed));

  return (
    <form {...formProps} action={action} className={styles.form}>
      <LoginNotice form={sender} labels={LABELS} />
      <HiddenFields token={token} values={{ next }} />
      <FormField
        form={sender}
        name="email"
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={email}
      />
      <FormField
        form={sender}
        name="password"
        label={LABELS.password}
        type="password"
        autoComplete="current-password"
      />
      <CodeFields form={sender} asks={asks} autoFocus />
      <a className={styles.beside} href="/quen-mat-khau/" data-replace={isOverlay || undefined}>
        Quên mật khẩu?
      </a>
      <Button type="submit" size="l" wide busy={isBusy}>
        Đăng nhập
      </Button>
    </form>
  );
}

function loginBody(values: Readonly<Record<string, string>>, next: string | undefined): LoginRequest {
  const { email = '', password = '', code, mail_code } = values;
  const codes = { ...(code ? { code } : {}), ...(mail_code ? { mail_code } : {}) };
  return { email, password, ...codes, ...(next === undefined ? {} : { next }) };
}
