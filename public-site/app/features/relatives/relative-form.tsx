import type { RelativeAnswer } from '@antam/server/features/relatives/contract.ts';
import { type Check, runChecks } from '../../forms/checks.ts';
import { KeptNotice } from '../../forms/drafts/kept-notice.tsx';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import type { FormValues } from '../../forms/form-result.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { isName } from '../accounts/form/checks.ts';
import styles from '../accounts/form/form.module.css';
import { BIRTH_DATE_WRONG, birthDate } from '../bookings/birth-date.ts';
import { BirthDateField } from '../bookings/birth-date-field.tsx';
import { relativeDrafts, relativesAddress } from './relative-address.ts';
import { useRelativeForm } from './use-relative-form.ts';

const LABELS = {
  name: 'Họ và tên',
  relation: 'Người này là gì của bạn?',
  date_of_birth: 'Ngày sinh',
  phone: 'Số điện thoại',
};

const isRelation: Check = value =>
  value.trim() === '' ? 'Xin vui lòng cho biết người này là gì của bạn, ví dụ: Mẹ.' : null;
const isBirthDate: Check = value => (value.trim() === '' || birthDate(value) !== null ? null : BIRTH_DATE_WRONG);

/** What can be said of the form before it is sent; the server decides. */
const check = (values: FormValues) =>
  runChecks({ name: isName, relation: isRelation, date_of_birth: isBirthDate }, values);

/** Adds a relative for whom the account books, or changes what is kept of `relative`. */
export function RelativeForm({ relative }: { relative: RelativeAnswer | null }) {
  const form = useRelativeForm(relative ? { step: 'edit', id: relative.id } : { step: 'add' }, { check });
  const draft = useDraft(form.formProps.ref, {
    key: relativeDrafts(relative?.id),
    version: relative ? JSON.stringify(relative).slice(0, 200) : '',
    given: Object.keys(form.typed),
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Chưa lưu được, xin vui lòng thử lại." labels={LABELS} />
      {relative && <KeptNotice draft={draft} onDropped={() => window.location.reload()} />}
      <HiddenFields token={form.token} />
      <div className={styles.pair}>
        <FormField
          form={form}
          name="name"
          label={LABELS.name}
          autoComplete="off"
          maxLength={80}
          defaultValue={relative?.name}
        />
        <FormField
          form={form}
          name="relation"
          label={LABELS.relation}
          autoComplete="off"
          maxLength={40}
          placeholder="Mẹ, con trai…"
          defaultValue={relative?.relation}
        />
        <BirthDateField form={form} label={LABELS.date_of_birth} born={relative?.date_of_birth ?? null} />
        <FormField
          form={form}
          name="phone"
          label={LABELS.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          defaultValue={relative?.phone ?? ''}
          optional
        />
      </div>
      <div className={styles.row}>
        <Button type="submit" busy={form.isBusy || form.answer !== undefined}>
          {relative ? 'Lưu thay đổi' : 'Thêm người thân'}
        </Button>
        <LinkButton to={relativesAddress()} variant="outline" replace preventScrollReset onClick={() => draft?.drop()}>
          Bỏ qua
        </LinkButton>
      </div>
    </form>
  );
}
