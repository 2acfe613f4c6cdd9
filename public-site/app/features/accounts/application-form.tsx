import type { AccountAnswer, MessageAnswer } from '@antam/server/features/accounts/contract.ts';
import { KeptNotice } from '../../forms/drafts/kept-notice.tsx';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import { useFilledFrom } from '../../forms/use-filled-from.ts';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ACCOUNT_FORM_ADDRESS, APPLICATION_DRAFTS } from './account-forms.ts';
import styles from './form/form.module.css';
import { APPLIED_LABELS, type AppliedField } from './provider-fields.tsx';

type ApplicationFormProps = { application: NonNullable<AccountAnswer['application']>; isDone: boolean };

const FIELDS = {
  place: ['place_name', 'place_add'],
  professional: ['prof_spec', 'prof_place'],
} as const satisfies Record<string, readonly AppliedField[]>;

/** What a provider applied for, to be corrected while it waits. */
export function ApplicationForm({ application, isDone }: ApplicationFormProps) {
  const form = useFormAction<MessageAnswer>(ACCOUNT_FORM_ADDRESS.application, { revalidates: true });
  const texts = FIELDS[application.type].map(name => application[name]).join('\n');
  useFilledFrom(form, texts);
  const draft = useDraft(form.formProps.ref, {
    key: APPLICATION_DRAFTS,
    version: texts.slice(0, 200),
    given: Object.keys(form.typed),
  });
  const isSaved = !form.isBusy && form.failure === null && (isDone || form.answer !== undefined);
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Chưa lưu được, xin vui lòng thử lại." labels={APPLIED_LABELS} />
      {isSaved && <Notice tone="good" title="Đã lưu đơn đăng ký" live />}
      {!isSaved && <KeptNotice draft={draft} onDropped={() => window.location.reload()} />}
      <HiddenFields token={form.token} />
      <div className={styles.pair}>
        {FIELDS[application.type].map(name => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={APPLIED_LABELS[name]}
            defaultValue={application[name]}
            maxLength={200}
          />
        ))}
      </div>
      <div>
        <Button type="submit" variant="outline" busy={form.isBusy}>
          Lưu đơn đăng ký
        </Button>
      </div>
    </form>
  );
}
