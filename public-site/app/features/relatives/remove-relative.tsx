import type { RelativeAnswer } from '@antam/server/features/relatives/contract.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import styles from '../accounts/form/form.module.css';
import { relativeAnchor, relativesAddress } from './relative-address.ts';
import { useRelativeForm } from './use-relative-form.ts';

/** Asks once more before a relative is removed. */
export function RemoveRelative({ relative: { id, name } }: { relative: RelativeAnswer }) {
  const form = useRelativeForm({ step: 'remove', id }, {});
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Chưa xoá được, xin vui lòng thử lại." />
      <p role="status">
        Bạn muốn xoá {name} khỏi danh sách? Những lịch hẹn đã đặt cho {name} vẫn giữ nguyên.
      </p>
      <HiddenFields token={form.token} />
      <div className={styles.row}>
        <Button type="submit" variant="danger" busy={form.isBusy || form.answer !== undefined}>
          Xoá người thân
        </Button>
        <LinkButton to={`${relativesAddress()}#${relativeAnchor(id)}`} variant="outline" replace preventScrollReset>
          Giữ lại
        </LinkButton>
      </div>
    </form>
  );
}
