import type { OwnProfile, ToldChange } from '@antam/server/features/profile-edits/contract.ts';
import type { ReactNode } from 'react';
import { fieldId } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { ChoiceBox } from './choice-box.tsx';
import styles from './profile.module.css';
import { INPUTS, LABELS, type ProfileField } from './profile-words.ts';
import { TagBox } from './tag-box.tsx';
import { RefusedNote, WaitingNote } from './waiting-note.tsx';

type FieldsProps = {
  form: FormState;
  profile: OwnProfile;
  waiting: readonly ToldChange[];
  /** What the form is filled with: what waits, else what is public. */
  values: OwnProfile['public_values'];
  isTaking: boolean;
  onTakeBack: (field: ToldChange['field']) => void;
};

type Choices = readonly { readonly id: number; readonly name: string }[];

/** The fields of which staff look at every change, each with what waits of it. */
export function ModeratedFields({ form, profile, waiting, values, isTaking, onTakeBack }: FieldsProps) {
  const { choices, refused } = profile;
  const part = (field: ToldChange['field'], control: ReactNode) => {
    const change = waiting.find(each => each.field === field);
    const told = refused.find(each => each.field === field);
    return (
      // Another value resets the field.
      <div key={`${field} ${change ? 'waiting' : 'public'}`} className={styles.moderated}>
        {control}
        {change && <WaitingNote change={change} isBusy={isTaking} onTakeBack={() => onTakeBack(field)} />}
        {told && <RefusedNote change={told} />}
      </div>
    );
  };
  return (
    <>
      {part('name', <NameField form={form} value={values.name} />)}
      <div className={styles.two}>
        {part('occupation', <One form={form} field="occupation" of={choices.occupations} value={values.occupation} />)}
        {part('title', <One form={form} field="title" of={choices.titles} value={values.title} />)}
        {part('degrees', <Many form={form} field="degrees" of={choices.degrees} value={values.degrees} />)}
        {part(
          'qualifications',
          <Many form={form} field="qualifications" of={choices.qualifications} value={values.qualifications} />,
        )}
      </div>
      {part(
        'specialities',
        <TagBox
          id={fieldId(form.id, 'specialities')}
          name={INPUTS.specialities}
          label={LABELS.specialities}
          type="speciality"
          placeholder="Gõ tên chuyên khoa"
          defaultTags={values.specialities}
          error={form.failure?.fields.specialities}
        />,
      )}
      {part(
        'workplaces',
        <TagBox
          id={fieldId(form.id, 'workplaces')}
          name={INPUTS.workplaces}
          label={LABELS.workplaces}
          type="place"
          placeholder="Gõ tên bệnh viện, phòng khám"
          defaultTags={values.workplaces}
          error={form.failure?.fields.workplaces}
          firstIs="Nơi làm việc chính"
        />,
      )}
    </>
  );
}

type PartProps<Value> = { form: FormState; field: ProfileField; of: Choices; value: Value };
type ManyProps = PartProps<readonly number[]> & { field: keyof typeof EXAMPLES };

function NameField({ form, value }: { form: FormState; value: string }) {
  return (
    <Field id={fieldId(form.id, 'name')} label={LABELS.name} required error={form.failure?.fields.name}>
      {control => (
        <Input
          {...control}
          name={INPUTS.name}
          defaultValue={form.typed[INPUTS.name] ?? value}
          autoComplete="name"
          maxLength={200}
        />
      )}
    </Field>
  );
}

/** One of a list, or nothing. */
export function One({ form, field, of, value }: PartProps<number | null>) {
  return (
    <Field id={fieldId(form.id, field)} label={LABELS[field]} error={form.failure?.fields[field]}>
      {control => (
        <Select {...control} name={INPUTS[field]} defaultValue={form.typed[INPUTS[field]] ?? String(value ?? '')}>
          <option value="">Không ghi</option>
          {of.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** What one types to find some of a list. */
const EXAMPLES = {
  degrees: 'Gõ học vị, ví dụ: Thạc sĩ',
  qualifications: 'Gõ trình độ, ví dụ: Chứng chỉ',
  languages_spoken: 'Gõ tên ngôn ngữ',
} as const;

/** Several of a list. */
export function Many({ form, field, of, value }: ManyProps) {
  return (
    <ChoiceBox
      id={fieldId(form.id, field)}
      name={INPUTS[field]}
      label={LABELS[field]}
      kind={field}
      placeholder={EXAMPLES[field]}
      choices={of}
      defaultIds={value}
      error={form.failure?.fields[field]}
    />
  );
}
