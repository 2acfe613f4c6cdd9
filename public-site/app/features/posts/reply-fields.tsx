import type { FormState } from '../../forms/use-form-action.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { useDiscussion } from './discussion.ts';
import { HidingChoice } from './hiding-choice.tsx';
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
