import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { runChecks } from '../../forms/checks.ts';
import { KeptNotice } from '../../forms/drafts/kept-notice.tsx';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import { useFilledFrom } from '../../forms/use-filled-from.ts';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ACCOUNT_FORM_ADDRESS, PROFILE_DRAFTS } from './account-forms.ts';
import { writeHints } from './entry-query.ts';
import { isName, isPhone } from './form/checks.ts';
import styles from './form/form.module.css';
import { PhoneField } from './form/phone-field.tsx';

const LABELS = { name: 'Họ và tên', mobile_phone: 'Số điện thoại' };

/** Name and phone number of one's own account. */
export function ProfileForm({ account, isDone }: { account: AccountAnswer; isDone: boolean }) {
  const form = useFormAction<AccountAnswer>(ACCOUNT_FORM_ADDRESS.profile, {
    check: values => runChecks({ name: isName, mobile_phone: isPhone }, values),
    onSend: ({ name, mobile_phone = '' }) => writeHints({ name, phone: mobile_phone }),
    revalidates: true,
  });
  const version = JSON.stringify([account.name, account.mobile_phone]);
  useFilledFrom(form, version);
  const draft = useDraft(form.formProps.ref, {
    key: PROFILE_DRAFTS,
    version,
    given: Object.keys(form.typed),
  });
  const isSaved = !form.isBusy && form.failure === null && (isDone || form.answer !== undefined);
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Chưa lưu được, xin vui lòng thử lại." labels={LABELS} />
      {isSaved && <Notice tone="good" title="Đã lưu" live />}
      {!isSaved && <KeptNotice draft={draft} onDropped={() => window.location.reload()} />}
      <HiddenFields token={form.token} />
      <div className={styles.pair}>
        <FormField form={form} name="name" label={LABELS.name} autoComplete="name" defaultValue={account.name} />
        <PhoneField form={form} label={LABELS.mobile_phone} defaultValue={account.mobile_phone ?? ''} />
      </div>
      <div>
        <Button type="submit" busy={form.isBusy}>
          Lưu thay đổi
        </Button>
      </div>
    </form>
  );
}
