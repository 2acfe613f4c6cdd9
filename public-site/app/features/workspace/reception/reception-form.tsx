import type { Reception } from '@antam/server/features/providers/reception-contract.ts';
import { PhoneCall } from 'lucide-react';
import { HiddenFields } from '../../../forms/form-field.tsx';
import { useFormAction } from '../../../forms/use-form-action.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './reception.module.css';
import { RECEPTION_FIELD } from './reception-action.ts';

type ReceptionFormProps = {
  reception: Reception;
  /** Path and query of the page whose action it is. */
  action: string;
};

const TITLE_ID = 'so-tiep-tan';

/** Whether everybody sees the number of the reception: one press shows it, and one takes it back. Works without script. */
export function ReceptionForm({ reception: loaded, action }: ReceptionFormProps) {
  const form = useFormAction<Reception>(`${action}#${TITLE_ID}`, { revalidates: true });
  const { phone, is_public: isPublic, can } = form.answer ?? loaded;
  const { formProps, token, refused, isBusy } = form;
  return (
    <Card as="section" className={styles.reception} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className={styles.title}>
        <PhoneCall size={20} aria-hidden="true" />
        Số điện thoại tiếp tân
      </h2>
      {phone === null ? (
        <p className="muted">Trang này chưa có số điện thoại. Bạn liên hệ An Tâm để thêm số của quầy tiếp tân.</p>
      ) : (
        <p role="status">
          {isPublic ? (
            <>
              Ai mở trang của bạn cũng thấy và gọi được số <strong>{phone}</strong>.
            </>
          ) : (
            <>
              Số <strong>{phone}</strong> chỉ hiện cho người đã đăng nhập và xác thực email.
            </>
          )}
        </p>
      )}
      {refused && !isBusy && (
        <div data-failure tabIndex={-1}>
          <Notice tone="bad" live>
            {refused.detail ?? 'Chưa lưu được. Xin vui lòng thử lại.'}
          </Notice>
        </div>
      )}
      {can.publish && (phone !== null || isPublic) && (
        <form {...formProps} className={styles.form}>
          <HiddenFields token={token} values={{ [RECEPTION_FIELD]: isPublic ? 'an' : 'hien' }} />
          <Button type="submit" variant="outline" busy={isBusy}>
            {isPublic ? 'Ngừng công khai số này' : 'Công khai số này'}
          </Button>
          {!isPublic && <p className="muted small">Chỉ công khai số của quầy tiếp tân, không phải số riêng của ai.</p>}
        </form>
      )}
    </Card>
  );
}
