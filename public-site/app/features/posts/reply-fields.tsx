import { useState } from 'react';
import type { FormState } from '../../forms/use-form-action.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { useDiscussion } from './discussion.ts';
import { HIDING_SHOWN } from './hiding-field.ts';
import styles from './reply.module.css';
import { ReplyBody } from './reply-body.tsx';
import { UploadSlots } from './upload-slots.tsx';

const loadIdentity = () => import('./identity-choice.tsx');

/** What a reply consists of: as whom, words, pictures, and what is hidden. */
export function ReplyFields({ form }: { form: FormState }) {
  const { own } = useDiscussion();
  const { typed } = form;
  const hasRoles = own !== null && (own.reply_as.length > 0 || own.can.reply_as_others);
  return (
    <>
      {hasRoles && <Identity />}
      <ReplyBody form={form} />
      <UploadSlots isBusy={form.isBusy} failure={form.refused} />
      <div className={styles.checks}>
        <HidingChoice typed={typed} />
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

/** Whether a reply hides the name: as in what its author wrote here before, until the box is pressed. */
export function HidingChoice({ typed }: Pick<FormState, 'typed'>) {
  const { own } = useDiscussion();
  const [chosen, setChosen] = useState<boolean | null>(typed.hiding_creator === 'true' ? true : null);
  const isKnown = own !== null || chosen !== null;
  return (
    <>
      {isKnown && <input type="hidden" name={HIDING_SHOWN} value="true" />}
      <Checkbox
        name="hiding_creator"
        value="true"
        label="Ẩn tên của tôi"
        hint="Mọi người chỉ thấy “Thành viên ẩn danh”."
        checked={chosen ?? own?.hides_name ?? false}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
      />
    </>
  );
}
