import type { OwnProfile } from '@antam/server/features/profile-edits/contract.ts';
import { fieldId } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { RichTextField } from '../../ui/editor/rich-text-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import styles from './profile.module.css';
import { Many } from './profile-fields.tsx';
import { INPUTS, LABELS, type ProfileField } from './profile-words.ts';
import { TagBox } from './tag-box.tsx';

type PartProps = { form: FormState; profile: OwnProfile };

/** How patients reach the professional. */
export function ContactFields({ form, profile: { values } }: PartProps) {
  const line = (field: 'phone' | 'email', type: string, hint: string) => (
    <Field id={fieldId(form.id, field)} label={LABELS[field]} optional hint={hint} error={form.failure?.fields[field]}>
      {control => (
        <Input
          {...control}
          name={INPUTS[field]}
          type={type}
          inputMode={type === 'tel' ? 'tel' : 'email'}
          defaultValue={form.typed[INPUTS[field]] ?? values[field]}
          autoComplete={type === 'tel' ? 'tel' : 'email'}
        />
      )}
    </Field>
  );
  return (
    <div className={styles.two}>
      {line('phone', 'tel', 'Ví dụ: 0912 345 678')}
      {line('email', 'email', 'Ví dụ: bacsi@phongkham.vn')}
    </div>
  );
}

/** What professionals say about their own work. */
export function StoryFields({ form, profile }: PartProps) {
  const { values, choices } = profile;
  const text = (field: Extract<ProfileField, keyof Texts>, hint?: string) => (
    <RichTextField
      id={fieldId(form.id, field)}
      name={INPUTS[field]}
      label={LABELS[field]}
      toolbar="minimal"
      isShort={field === 'position'}
      hint={hint}
      defaultValue={form.typed[INPUTS[field]] ?? values[field]}
      error={form.failure?.fields[field]}
    />
  );
  return (
    <>
      {text('position', 'Tối đa 200 ký tự, ví dụ: Trưởng khoa Tim mạch')}
      {text('description')}
      <TagBox
        id={fieldId(form.id, 'services')}
        name={INPUTS.services}
        label={LABELS.services}
        type="service"
        placeholder="Gõ tên dịch vụ"
        defaultTags={values.services}
        error={form.failure?.fields.services}
      />
      {text('services_free')}
      {text('experience_full')}
      {text('achievements')}
      <Many form={form} field="languages_spoken" of={choices.languages} value={values.languages_spoken} />
    </>
  );
}

type Texts = Pick<
  OwnProfile['values'],
  'position' | 'description' | 'services_free' | 'experience_full' | 'achievements'
>;
