import { runChecks } from '../../forms/checks.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import type { FormValues } from '../../forms/form-result.ts';
import type { FormState } from '../../forms/use-form-action.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { accountAddress } from './account-address.ts';
import { isGiven } from './form/checks.ts';
import { SECOND_FACTOR_PAGE } from './second-factor-address.ts';

/** `page`: where a new login, if one is needed, comes back to. */
type OwnerProofProps = { form: FormState; hasPassword: boolean; email: string; failed: string; page?: string };

/**
 * Proves that the owner uses the browser: by the password or, where there is none, by a recent login. Says above it
 * why the form was not accepted (`failed` is its first line).
 */
export function OwnerProof({ form, hasPassword, email, failed, page = SECOND_FACTOR_PAGE }: OwnerProofProps) {
  const isTooOld = form.failure?.code === 'LOGIN_TOO_OLD';
  return (
    <>
      {isTooOld ? (
        <Notice tone="warn" title="Bạn đăng nhập đã lâu" live action={<LoginAgain next={page} />}>
          {form.failure?.detail}
        </Notice>
      ) : (
        <FailureNotice form={form} title={failed} labels={{ password: 'Mật khẩu' }} />
      )}
      <HiddenFields token={form.token} />
      {hasPassword && (
        <>
          {/* Password managers want to know whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <FormField
            form={form}
            name="password"
            label="Mật khẩu của bạn"
            type="password"
            autoComplete="current-password"
            hint="Để chắc chắn đó là bạn"
          />
        </>
      )}
    </>
  );
}

function LoginAgain({ next }: { next: string }) {
  return (
    <LinkButton to={accountAddress({ tab: 'login', next })} variant="outline" size="s">
      Đăng nhập lại
    </LinkButton>
  );
}

/** What is wrong with it, as far as that is known before it is sent. */
export function checkProof(hasPassword: boolean, values: FormValues): Record<string, string> {
  return hasPassword ? runChecks({ password: isGiven }, values) : {};
}

/** The fields of it that are sent. */
export function proofOf({ password }: FormValues): { password?: string } {
  return password ? { password } : {};
}
