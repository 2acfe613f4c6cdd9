import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { RelativeAnswer } from '@antam/server/features/relatives/contract.ts';
import { FormField, fieldId } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { useRootData } from '../../loading/root-data.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/input.tsx';
import { type FormHints, ownHints } from '../accounts/entry-query.ts';
import { TypedHelp } from '../posts/typed-help.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { LABELS } from './booking-checks.ts';
import styles from './form.module.css';

const PHONE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;
const EMAIL = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;

type BookingFieldsProps = {
  form: FormState;
  /** What visitors without an account typed last. */
  hints: FormHints;
  /** What the calendar's owner asks. */
  questions: readonly string[];
  /** A relative kept in the account, who is the patient. */
  relative: RelativeAnswer | null;
};

/**
 * Who comes, who gets the messages, and why the patient comes. What is known of an account is shown, and changed in the
 * account alone.
 */
export function BookingFields({ form, hints: typed, questions, relative }: BookingFieldsProps) {
  const hints = ownHints(typed, useRootData()?.viewer ?? null);
  // Where these speak of what cannot wait, the form says whom to call instead of waiting for the visit.
  const told = ['reason_booking', ...questions.map((_, at) => `answer_${at}`)];
  return (
    <>
      <Checkbox
        name="for_other"
        label="Tôi đặt cho người khác"
        hint="Cho bố mẹ, con hay bạn bè: nơi khám sẽ liên hệ với bạn."
        defaultChecked={form.typed.for_other !== undefined || relative !== null}
      />
      <Patient form={form} hints={hints} relative={relative} />
      <Booker form={form} hints={hints} />
      <BirthDateField form={form} label={`${LABELS.date_of_birth} người khám`} born={relative?.date_of_birth ?? null} />
      <WhyField form={form} />
      {questions.map((question, at) => (
        <FormField
          key={question}
          form={form}
          name={`answer_${at}`}
          label={question}
          maxLength={500}
          autoComplete="off"
          optional
        />
      ))}
      <TypedHelp fields={told} given={told.map(name => form.typed[name] ?? '').join('\n')} />
    </>
  );
}

/** What the patient wants to be seen for. */
function WhyField({ form }: { form: FormState }) {
  return (
    <Field
      id={fieldId(form.id, 'reason_booking')}
      label={LABELS.reason_booking}
      error={form.failure?.fields.reason_booking}
      hint="Chỉ nơi khám đọc được, và được xoá sau 12 tháng."
      optional
    >
      {control => (
        <Textarea
          {...control}
          name="reason_booking"
          rows={3}
          maxLength={1_000}
          defaultValue={form.typed.reason_booking}
        />
      )}
    </Field>
  );
}

type PeopleProps = Pick<BookingFieldsProps, 'form' | 'hints'>;

/** The patient: an account's owner, unless another person comes. */
function Patient({ form, hints, relative }: PeopleProps & Pick<BookingFieldsProps, 'relative'>) {
  const viewer = useRootData()?.viewer ?? null;
  const knownPhone = viewer?.mobile_phone ?? null;
  return (
    <>
      {viewer ? (
        <>
          <div className={styles.self}>
            <FormField form={form} name="name" label={LABELS.name} value={viewer.name} readOnly />
          </div>
          <div className={`${styles.other} ${styles.pair}`}>
            <FormField
              form={form}
              name="patient_name"
              label={LABELS.patient_name}
              autoComplete="off"
              defaultValue={relative?.name}
            />
            <FormField
              form={form}
              name="relation"
              label="Người khám là gì của bạn?"
              autoComplete="off"
              maxLength={40}
              placeholder="Mẹ, con trai…"
              hint="Bạn ghi ở đây thì lần sau chọn được ngay."
              defaultValue={relative?.relation}
              optional
            />
          </div>
        </>
      ) : (
        <FormField form={form} name="name" label={LABELS.name} autoComplete="name" defaultValue={hints.name} />
      )}
      <div className={`${styles.self} ${styles.pair}`}>
        {knownPhone === null ? (
          <FormField form={form} name="phone" label={LABELS.phone} defaultValue={hints.phone} {...PHONE} />
        ) : (
          <FormField form={form} name="phone" label={LABELS.phone} value={knownPhone} readOnly />
        )}
        <FormField
          form={form}
          name="email"
          label={LABELS.email}
          defaultValue={viewer?.email ?? hints.email}
          hint="Để nhận phiếu hẹn và lời nhắc."
          optional
          {...EMAIL}
        />
      </div>
      {viewer && (
        <p className={`${styles.self} muted small`}>
          Thông tin theo tài khoản của bạn. <a href={accountPages.overview()}>Sửa trong tài khoản</a>
        </p>
      )}
    </>
  );
}

/** The person who books for the patient, and gets the messages in their place. */
function Booker({ form, hints }: PeopleProps) {
  const viewer = useRootData()?.viewer ?? null;
  return (
    <fieldset className={`${styles.other} ${styles.booker}`}>
      <legend className={styles.legend}>Người đặt khám</legend>
      <FormField
        form={form}
        name="booked_by.name"
        label={LABELS['booked_by.name']}
        autoComplete="name"
        defaultValue={viewer?.name ?? hints.name}
      />
      <div className={styles.pair}>
        <FormField
          form={form}
          name="booked_by.mobile_phone"
          label={LABELS['booked_by.mobile_phone']}
          defaultValue={viewer?.mobile_phone ?? hints.phone}
          {...PHONE}
        />
        <FormField
          form={form}
          name="booked_by.email"
          label={LABELS['booked_by.email']}
          defaultValue={viewer?.email ?? hints.email}
          hint="Để nhận phiếu hẹn và lời nhắc."
          optional
          {...EMAIL}
        />
      </div>
    </fieldset>
  );
}
