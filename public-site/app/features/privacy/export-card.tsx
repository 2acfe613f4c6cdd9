import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { Download } from 'lucide-react';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { checkProof, OwnerProof } from '../accounts/owner-proof.tsx';
import { DATA_ADDRESS, DATA_PAGE } from './data-address.ts';
import styles from './my-data.module.css';

/** The download of everything that is stored. It asks for the password, as an open browser is no proof of its owner. */
export function ExportCard({ account }: { account: AccountAnswer }) {
  const { has_password: hasPassword, email } = account;
  const form = useFormAction<true>(DATA_ADDRESS.export, {
    check: values => checkProof(hasPassword, values),
    // The password must not stay in the form for the next person at this browser.
    onDone: () => form.formProps.ref.current?.reset(),
  });
  const isDone = form.answer === true && !form.isBusy && form.failure === null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="tai-du-lieu">
      <h2 id="tai-du-lieu" className={styles.title}>
        Tải dữ liệu
      </h2>
      <p>
        Một tệp ZIP gồm mọi dữ liệu gắn với tài khoản của bạn: thông tin tài khoản, các phiên đăng nhập, mục ghi nhớ,
        liên hệ bạn đã xem và trang bạn làm chủ, ở dạng JSON mà máy tính đọc được.
      </p>
      <form {...form.formProps} className={styles.form}>
        {isDone && (
          <Notice tone="good" title="Tệp ZIP đã được tải xuống" live>
            Tệp chứa thông tin riêng của bạn, xin đừng để trên thiết bị dùng chung.
          </Notice>
        )}
        <OwnerProof
          form={form}
          hasPassword={hasPassword}
          email={email}
          failed="Chưa tải được dữ liệu."
          page={DATA_PAGE}
        />
        <div>
          <Button type="submit" variant="outline" icon={<Download aria-hidden="true" />} busy={form.isBusy}>
            Tải tệp ZIP
          </Button>
        </div>
      </form>
    </Card>
  );
}
