import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import type { OwnBooking } from '@antam/server/features/bookings/contract.ts';
import type { DeletionAnswer } from '@antam/server/features/privacy/contract.ts';
import { useState } from 'react';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { DATA_ADDRESS } from './data-address.ts';
import styles from './my-data.module.css';
import { RequestDeletionForm } from './request-deletion-form.tsx';
import { VisitsToEnd } from './visits-to-end.tsx';

type DeletionCardProps = {
  account: AccountAnswer;
  /** Those that the deletion would cancel; null where they cannot be read now. */
  visits: readonly OwnBooking[] | null;
};

/** Asks for the account's deletion in some days, or withdraws that request. */
export function DeletionCard({ account, visits }: DeletionCardProps) {
  const [due, setDue] = useState(account.deletion_due);
  const show = ({ deletion_due }: DeletionAnswer) => setDue(deletion_due);
  return (
    <Card as="section" className={styles.card} aria-labelledby="xoa-tai-khoan">
      <h2 id="xoa-tai-khoan" className={styles.title}>
        Xoá tài khoản
      </h2>
      {!account.can.delete ? (
        <p>Tài khoản nhân viên do quản trị viên khoá, không tự xoá được.</p>
      ) : due === null ? (
        <>
          <VisitsToEnd visits={visits} />
          <RequestDeletionForm hasPassword={account.has_password} onDone={show} />
        </>
      ) : (
        <>
          <Notice tone="warn" title={`Tài khoản sẽ được xoá vào ngày ${due}`} live>
            Đến ngày đó mọi thứ vẫn như cũ. Bạn có thể đổi ý.
          </Notice>
          <VisitsToEnd visits={visits} />
          <KeepAccountForm onDone={show} />
        </>
      )}
    </Card>
  );
}

/** Takes the planned deletion back. */
function KeepAccountForm({ onDone }: { onDone: (answer: DeletionAnswer) => void }) {
  const form = useFormAction<DeletionAnswer>(DATA_ADDRESS.keep, { onDone });
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Chưa giữ lại được tài khoản." />
      <HiddenFields token={form.token} />
      <div>
        <Button type="submit" busy={form.isBusy}>
          Giữ lại tài khoản
        </Button>
      </div>
    </form>
  );
}
