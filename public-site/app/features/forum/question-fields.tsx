import type { ThreadCard } from '@antam/server/features/forum/contract.ts';
import { BadgeCheck } from 'lucide-react';
import { FormField, fieldId } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import styles from './ask.module.css';
import type { Asking } from './load-asking.ts';
import { MoreInfo } from './more-info.tsx';
import { QuestionFiles } from './question-files.tsx';
import type { TypedQuestion } from './use-typed-question.ts';

/** The fields of a question as people read them, in their order. */
export const QUESTION_LABELS = {
  title: 'Câu hỏi của bạn',
  body: 'Kể rõ hơn',
  speciality: 'Chuyên khoa',
  dob: 'Ngày sinh',
  name: 'Họ tên',
  email: 'Email',
};

type QuestionFieldsProps = {
  form: FormState;
  asking: Asking;
  typing: TypedQuestion;
  isLoggedIn: boolean;
};

/** What a question consists of. Nothing is checked before it is sent: the server alone says what is missing. */
export function QuestionFields({ form, asking: { hints, ...asking }, typing, isLoggedIn }: QuestionFieldsProps) {
  const { typed, id } = form;
  return (
    <>
      <FormField
        form={form}
        name="title"
        label={QUESTION_LABELS.title}
        hint="Một câu, từ 10 đến 150 ký tự."
        placeholder="Ví dụ: Ho kéo dài ba tuần sau cảm lạnh có cần chụp phổi không?"
        autoComplete="off"
        onInput={event => typing.setTitle(event.currentTarget.value)}
      />
      <SimilarQuestions items={typing.similar} />
      <Field
        id={fieldId(id, 'body')}
        label={QUESTION_LABELS.body}
        error={form.failure?.fields.body}
        hint="Bắt đầu từ khi nào, đau ở đâu, đã khám và dùng thuốc gì. Xin đừng ghi tên thật, số điện thoại hay địa chỉ."
      >
        {control => <Textarea {...control} name="body" rows={7} defaultValue={typed.body} />}
      </Field>
      <Field
        id={fieldId(id, 'speciality')}
        label={QUESTION_LABELS.speciality}
        optional
        error={form.failure?.fields.speciality}
      >
        {control => (
          <Select {...control} name="speciality" defaultValue={typed.speciality ?? asking.speciality}>
            <option value="">Tôi chưa biết</option>
            {asking.specialities.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <MoreInfo form={form} />
      <QuestionFiles isBusy={form.isBusy} failure={form.refused} />
      <div>
        <Checkbox
          name="hiding_creator"
          value="true"
          label="Ẩn tên của tôi"
          hint="Mọi người chỉ thấy “Thành viên ẩn danh”."
          defaultChecked={typed.hiding_creator === 'true'}
        />
        <Checkbox
          name="censor_images"
          value="true"
          label="Làm mờ ảnh"
          hint="Chỉ bác sĩ, bạn và An Tâm xem được ảnh gốc."
          className={styles.withScript}
        />
      </div>
      {!isLoggedIn && (
        <div className={styles.pair}>
          <FormField
            form={form}
            name="name"
            label={QUESTION_LABELS.name}
            autoComplete="name"
            defaultValue={hints.name}
          />
          <FormField
            form={form}
            name="email"
            label={QUESTION_LABELS.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="Để báo khi có bác sĩ trả lời. Không ai khác thấy."
            defaultValue={hints.email}
          />
        </div>
      )}
    </>
  );
}

type Similar = Pick<ThreadCard, 'id' | 'absolute_url' | 'title' | 'answered_by'>;

/** Answered questions like the one that is being typed: one of them may be the answer already. */
function SimilarQuestions({ items }: { items: readonly Similar[] }) {
  return (
    <div className={styles.similar} role="status" data-similar={items.length}>
      {items.length > 0 && (
        <>
          <p className={styles.similarTitle}>Câu hỏi tương tự đã có bác sĩ trả lời</p>
          <ul>
            {items.map(({ id, absolute_url, title, answered_by }) => (
              <li key={id}>
                <a href={absolute_url} target="_blank" rel="noreferrer">
                  {title}
                  <span className="visually-hidden"> (mở trong thẻ mới)</span>
                </a>
                {answered_by && (
                  <span className={styles.by}>
                    <BadgeCheck aria-hidden="true" /> {answered_by.name}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
