import { fieldId } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/input.tsx';
import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { useDiscussion } from './discussion.ts';
import styles from './reply.module.css';
import { UploadSlots } from './upload-slots.tsx';

const loadIdentity = () => import('./identity-choice.tsx');

/** What a reply consists of: as whom, words, pictures, and what is hidden. */
export function ReplyFields({ form }: { form: FormState }) {
  const { own } = useDiscussion();
  const { failure, typed, id } = form;
  const hasRoles = own !== null && (own.reply_as.length > 0 || own.can.reply_as_others);
  return (
    <>
      {hasRoles && <Identity />}
      <Field id={fieldId(id, 'body')} label="Trả lời của bạn" error={failure?.fields.body}>
        {control => (
          <Textarea
            {...control}
            name="body"
            rows={5}
            defaultValue={typed.body}
            placeholder="Chia sẻ điều bạn biết, rõ ràng và tử tế. Xin đừng ghi số điện thoại hay chuyện riêng của người khác."
          />
        )}
      </Field>
      <UploadSlots />
      <div className={styles.checks}>
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
    </>
  );
}

function Identity() {
  const { own } = useDiscussion();
  const module = useLazy(loadIdentity);
  return own && module && <module.IdentityChoice own={own} />;
}
