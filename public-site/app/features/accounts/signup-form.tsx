import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { type ReactNode, useState } from 'react';
import { runChecks } from '../../forms/checks.ts';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import type { Failure } from '../../forms/failure.ts';
import notice from '../../forms/failure-notice.module.css';
import { FailureNotice, WRONG_FIELDS } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { SupportContact } from '../../frame/support-contact.tsx';
import { accountDrafts } from '../../memory/draft-keys.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertOverlay } from '../../ui/overlay/message-overlay.tsx';
import { onceFaded } from '../../ui/overlay/once-faded.ts';
import { otherEntry } from './entry-data.ts';
import { type EntryQuery, type FormHints, signupType, writeHints } from './entry-query.ts';
import { isEmail, isName, isNewPassword, isPhone } from './form/checks.ts';
import styles from './form/form.module.css';
import { PhoneField } from './form/phone-field.tsx';
import { APPLIED_LABELS, ProviderFields } from './provider-fields.tsx';
import { SignupTypeChoice } from './signup-type.tsx';

/** The server's code for an address that has an account. */
const EMAIL_EXISTS = 'EMAIL_EXISTS';
const FAILED = 'Đăng ký tài khoản gặp lỗi, xin vui lòng thử lại.';
const CHECKS = { name: isName, email: isEmail, mobile_phone: isPhone, password: isNewPassword };
const LABELS = {
  name: 'Họ và tên',
  email: 'Email',
  mobile_phone: 'Số điện thoại',
  password: 'Mật khẩu',
  ...APPLIED_LABELS,
};

/**
 * Entry points at which only patients arrive, who look for a doctor: a heart, a phone number. They are not asked for
 * their role.
 */
const READERS: ReadonlySet<string> = new Set(['favourite', 'contact']);

type SignupFormProps = {
  query: EntryQuery;
  hints: FormHints;
  /** Path and query that the form posts to. */
  action: string;
};

/** The signup of every type. What was typed stays when the signup fails. */
export function SignupForm({ query, hints, action }: SignupFormProps) {
  const { next, source, favourite, utm, prefilled } = query;
  const [alerted, setAlerted] = useState<Failure | null>(null);
  const form = useFormAction(action, {
    check: values => runChecks(CHECKS, values),
    onSend: values => {
      writeHints({ name: values.name, email: values.email, phone: values.mobile_phone });
    },
    onFailed: (failure, { type = 'user' }) => {
      track({ kind: 'virtual', path: virtualPath.signupFailed(type) });
      if (needsAlert(failure)) setAlerted(failure);
    },
    keepsFocus: needsAlert,
  });
  const { typed, token, formProps, isBusy, failure, focusFailure } = form;
  const isAlert = failure !== null && needsAlert(failure);
  const wayIn = failure?.code === EMAIL_EXISTS && <WayIn login={otherEntry(action, accountPages.login.path)} />;
  const first = signupType(typed.type) ?? query.type;
  const isForReaders = READERS.has(source ?? '') && (first === 'user' || first === 'favourite');
  useDraft(formProps.ref, { key: accountDrafts('signup'), given: Object.keys(typed) });
  const text = (name: keyof EntryQuery['prefilled']) => typed[name] ?? prefilled[name];

  return (
    <form {...formProps} className={styles.form}>
      <FailureNotice form={form} title={isAlert ? FAILED : WRONG_FIELDS} labels={LABELS} alwaysSupport={isAlert}>
        {wayIn}
      </FailureNotice>
      <HiddenFields token={token} values={{ next, source, favourite, ...utm }} />
      {isForReaders ? (
        <input type="hidden" name="type" value={first} />
      ) : (
        <SignupTypeChoice
          initial={first}
          isFromFavourite={query.type === 'favourite' || first === 'favourite'}
          isAsked={query.type !== 'user'}
        />
      )}
      <FormField form={form} name="name" label={LABELS.name} autoComplete="name" defaultValue={hints.name} />
      {!isForReaders && <ProviderFields form={form} text={text} />}
      <FormField
        form={form}
        name="email"
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={hints.email}
      />
      <PhoneField form={form} label={LABELS.mobile_phone} defaultValue={hints.phone} />
      <FormField
        form={form}
        name="password"
        label={LABELS.password}
        type="password"
        autoComplete="new-password"
        hint="Ít nhất 8 ký tự. Một câu ngắn dễ nhớ an toàn hơn một từ khó."
      />
      <div className={styles.actions}>
        <Button type="submit" size="l" wide busy={isBusy}>
          Đăng ký
        </Button>
        <p className={styles.legal}>
          Bạn xem, tải về và xoá dữ liệu của mình bất cứ lúc nào. <a href={privacyPages.policy()}>Quyền riêng tư</a>
        </p>
      </div>
      <AlertOverlay
        open={alerted !== null}
        onClose={() => {
          setAlerted(null);
          onceFaded(focusFailure);
        }}
        title="Chưa đăng ký được"
      >
        <SignupAlert failure={alerted}>{wayIn}</SignupAlert>
      </AlertOverlay>
    </form>
  );
}

/** Whether the visitor cannot go on by putting right what stands beside the fields. */
function needsAlert({ status, code, fields }: Failure): boolean {
  const isOfFields = status === 422 && code === 'INVALID' && Object.keys(fields).some(name => name in LABELS);
  return code !== 'UNSENT' && !isOfFields;
}

/** For a visitor who has an account already. */
function WayIn({ login }: { login: string }) {
  return (
    <p>
      <a href={login}>Đăng nhập bằng email này</a> hoặc <a href={accountPages.forgotPassword()}>đặt lại mật khẩu</a>.
    </p>
  );
}

function SignupAlert({ failure, children }: { failure: Failure | null; children: ReactNode }) {
  if (failure === null) return null;
  return (
    <div className={styles.message}>
      <p>{FAILED}</p>
      {(Object.values(failure.fields)[0] ?? failure.detail) && (
        <p>{Object.values(failure.fields)[0] ?? failure.detail}</p>
      )}
      {children}
      <p className={notice.support}>
        Những gì bạn đã nhập vẫn còn đây. Cần giúp đỡ, bạn liên hệ <SupportContact />. Mã lỗi:{' '}
        <code className={notice.code}>{failure.errorCode}</code>
      </p>
    </div>
  );
}
