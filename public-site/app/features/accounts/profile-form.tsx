import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ACCOUNT_FORM_ADDRESS, type SentForm } from './account-forms.ts';
import { writeHints } from './entry-query.ts';
import { isName, runChecks } from './form/checks.ts';
import { FailureNotice } from './form/failure-notice.tsx';
import styles from './form/form.module.css';
import { FormField, HiddenFields, PhoneField } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';
import { useFormSender } from './form/use-form-sender.ts';

const LABELS = { name: 'Họ và tên', mobile_phone: 'Số điện thoại' };

/** Name and phone number of one's own account. */
export function ProfileForm({ account, form, isDone }: { account: AccountAnswer } & SentForm) {
  const [isSaved, setSaved] = useState(isDone);
  const { revalidate } = useRevalidator();
  const sender = useFormSender<AccountAnswer>(form, {
    check: values => runChecks({ name: isName }, values),
    send: ({ name, mobile_phone = '' }) => {
      setSaved(false);
      writeHints({ name, phone: mobile_phone });
      return sendForm('account/', { name, mobile_phone }, 'put');
    },
    onDone: () => {
      setSaved(true);
      void revalidate();
    },
  });
  return (
    <form {...sender.formProps} action={ACCOUNT_FORM_ADDRESS.profile} className={styles.form}>
      <FailureNotice form={sender} title="Chưa lưu được, xin vui lòng thử lại." labels={LABELS} />
      {isSaved && <Notice tone="good" title="Đã lưu" live />}
      <HiddenFields token={sender.token} />
      <div className={styles.pair}>
        <FormField form={sender} name="name" label={LABELS.name} autoComplete="name" defaultValue={account.name} />
        <PhoneField form={sender} label={LABELS.mobile_phone} defaultValue={account.mobile_phone ?? ''} />
      </div>
      <div>
        <Button type="submit" busy={sender.isBusy}>
          Lưu thay đổi
        </Button>
      </div>
    </form>
  );
}
