import { FormField, fieldId } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import type { PageKind } from '../../memory/parse.ts';
import { Radio } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/input.tsx';
import { StarInput } from '../../ui/stars/star-input.tsx';
import styles from './form.module.css';
import { ASPECT_NAMES, ASPECTS, likingText } from './review-words.ts';

type ReviewFieldsProps = {
  form: FormState;
  labels: Readonly<Record<'comment' | 'name' | 'email', string>>;
  kind: PageKind;
  /** What to fill in as name and email; null for a visitor who is logged in. */
  hints: { name: string; email: string } | null;
};

/** What a review consists of: stars, words and, of visitors, who writes it. */
export function ReviewFields({ form, labels, kind, hints }: ReviewFieldsProps) {
  const { typed, failure, id } = form;
  const who = kind === 'place' ? 'nơi này' : 'bác sĩ';
  return (
    <>
      <StarInput label="Đánh giá chung" name="overall_rating" defaultValue={typed.overall_rating} large />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          Bạn có hài lòng không? <span className={styles.optional}>(không bắt buộc)</span>
        </legend>
        <div className={styles.likings}>
          {(['yes', 'no'] as const).map(value => (
            <Radio
              key={value}
              name="liking"
              value={value}
              label={likingText(value === 'yes')}
              defaultChecked={typed.liking === value}
            />
          ))}
        </div>
      </fieldset>
      <Field
        id={fieldId(id, 'comment')}
        label={labels.comment}
        required
        hint="Bạn khám gì, được đón tiếp và giải thích ra sao. Xin đừng ghi số điện thoại hay chuyện riêng của người khác."
        error={failure?.fields.comment}
      >
        {control => (
          <Textarea
            {...control}
            name="comment"
            rows={5}
            maxLength={2_000}
            defaultValue={typed.comment}
            placeholder={`Điều người khác nên biết về ${who}`}
          />
        )}
      </Field>
      <div className={styles.aspects}>
        <p className={`muted ${styles.all}`}>Chấm thêm từng mặt, nếu bạn muốn</p>
        {ASPECTS.map(aspect => (
          <StarInput key={aspect} label={ASPECT_NAMES[aspect]} name={aspect} defaultValue={typed[aspect]} />
        ))}
      </div>
      {hints && (
        <div className={styles.pair}>
          <FormField form={form} name="name" label={labels.name} autoComplete="name" defaultValue={hints.name} />
          <FormField
            form={form}
            name="email"
            label={labels.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={hints.email}
          />
        </div>
      )}
    </>
  );
}
