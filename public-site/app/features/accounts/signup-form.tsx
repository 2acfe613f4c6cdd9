import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { useState } from 'react';
import { runChecks } from '../../forms/checks.ts';
import type { Failure } from '../../forms/failure.ts';
import notice from '../../forms/failure-notice.module.css';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import type { FormValues } from '../../forms/page-action.ts';
import { useFormAction } from '../../forms/use-form-action.ts';
import { SupportContact } from '../../frame/support-contact.tsx';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertOverlay } from '../../ui/overlay/message-overlay.tsx';
import { type EntryQuery, type FormHints, signupType, writeHints } from './entry-query.ts';
import { isEmail, isName, isNewPassword } from './form/checks.ts';
import styles from './form/form.module.css';
import { PhoneField } from './form/phone-field.tsx';
import { useAccountDraft } from './form/use-account-draft.ts';
import { ProviderFields } from './provider-fields.tsx';
import { SignupTypeChoice } from './signup-type.tsx';

const FAILED = 'Đăng ký tài khoản gặp lỗi, xin vui lòng thử lại.';
const CHECKS = { name: isName, email: isEmail, password: isNewPassword };
const LABELS = {
  name: 'Họ và tên',
  email: 'Email',
  mobile_phone: 'Số điện thoại',
  password: 'Mật khẩu',
  place_name: 'Tên cơ sở y tế',
  place_add: 'Địa chỉ cơ sở',
  prof_spec: 'Chuyên khoa',
  prof_place: 'Nơi làm việc',
};

/** The page is left right after the answer, so the module that reports it is fetched while the form is sent. */
const prepareTracking = () => import('../../tracking/tracker.ts').catch(() => undefined);

type SignupFormProps = {
  query: EntryQuery;
  hints: FormHints;
  /** Path and query that the form posts to. */
  action: string;
};

/** The signup of every type. What was typed stays when the signup fails. */
export function SignupForm({ query, hints, action }: SignupFormProps) {
  const { next, source, utm, prefilled } = query;
  const [alerted, setAlerted] = useState<Failure | null>(null);
  const form = useFormAction(action, {
    check: values => runChecks(CHECKS, values),
    onSend: values => {
      void prepareTracking();
      writeHints({ name: values.name, email: values.email, phone: values.mobile_phone });
    },
    onFailed: (failure, { type = 'user' }) => {
      track({ kind: 'virtual', path: virtualPath.signupFailed(type) });
      setAlerted(failure);
    },
    keepsFocus: ({ code }) => code !== 'UNSENT',
  });
  const { typed, token, formProps, isBusy, focusFailure } = form;
  const first = signupType(typed.type) ?? query.type;
  useAccountDraft(formProps.ref, fixedFields(query, typed));
  const text = (name: keyof EntryQuery['prefilled']) => typed[name] ?? prefilled[name];

  return (
    <form {...formProps} className={styles.form}>
      <FailureNotice form={form} title={FAILED} labels={LABELS} alwaysSupport />
      <HiddenFields token={token} values={{ next, source, ...utm }} />
      <SignupTypeChoice initial={first} isFromFavourite={query.type === 'favourite' || first === 'favourite'} />
      <FormField form={form} name="name" label={LABELS.name} autoComplete="name" defaultValue={hints.name} />
      <ProviderFields form={form} labels={LABELS} text={text} />
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
          // Once the alert has given the focus back.
          setTimeout(focusFailure, 300);
        }}
        title="Chưa đăng ký được"
      >
        <SignupAlert failure={alerted} />
      </AlertOverlay>
    </form>
  );
}

function SignupAlert({ failure }: { failure: Failure | null }) {
  if (failure === null) return null;
  return (
    <div className={styles.message}>
      <p>{FAILED}</p>
      {(Object.values(failure.fields)[0] ?? failure.detail) && (
        <p>{Object.values(failure.fields)[0] ?? failure.detail}</p>
      )}
      <p className={notice.support}>
        Những gì bạn đã nhập vẫn còn đây. Cần giúp đỡ, bạn liên hệ <SupportContact />. Mã lỗi:{' '}
        <code className={notice.code}>{failure.errorCode}</code>
      </p>
    </div>
  );
}

/** What the address or a refused post said goes before what was kept. */
function fixedFields({ type, prefilled }: EntryQuery, typed: FormValues): string[] {
  return [...Object.keys(prefilled), ...Object.keys(typed), ...(type === 'user' ? [] : ['type'])];
}
