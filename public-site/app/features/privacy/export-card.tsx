import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AnswerFile } from '../../api/fetch-file.ts';
import { saveFile } from '../../browser/save-file.ts';
import type { PlainForm } from '../../loading/site-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { sendFormForFile } from '../accounts/form/send-form.ts';
import { useFormSender } from '../accounts/form/use-form-sender.ts';
import { checkProof, OwnerProof, proofOf } from '../accounts/owner-proof.tsx';
import { DATA_ADDRESS, DATA_PAGE } from './data-address.ts';
import styles from './my-data.module.css';

/** Everything that is kept, to take along, for who shows the password: an open browser is no proof of its owner. */
export function ExportCard({ account, form }: { account: AccountAnswer; form: PlainForm }) {
  const { has_password: hasPassword, email } = account;
  const [isDone, setDone] = useState(false);
  const sender = useFormSender<AnswerFile>(form, {
    check: values => checkProof(hasPassword, values),
    send: values => {
      setDone(false);
      return sendFormForFile(DATA_ADDRESS.export, proofOf(values));
    },
    onDone: file => {
      saveFile(file);
      // Nobody who comes by later is to find the password here.
      sender.formProps.ref.current?.reset();
      setDone(true);
    },
  });
  return (
    <Card as="section" className={styles.card} aria-labelledby="tai-du-lieu">
      <h2 id="tai-du-lieu" className={styles.title}>
        Tải dữ liệu
      </h2>
      <p>
        Một tệp ZIP gồm mọi dữ liệu gắn với tài khoản của bạn: thông tin tài khoản, các phiên đăng nhập, mục ghi nhớ,
        liên hệ bạn đã xem và trang bạn làm chủ, ở dạng JSON mà máy tính đọc được.
      </p>
      <form {...sender.formProps} action={DATA_ADDRESS.export} className={styles.form}>
        {isDone && (
          <Notice tone="good" title="Tệp ZIP đã được tải xuống" live>
            Tệp chứa thông tin riêng của bạn, xin đừng để trên máy dùng chung.
          </Notice>
        )}
        <OwnerProof
          form={sender}
          hasPassword={hasPassword}
          email={email}
          failed="Chưa tải được dữ liệu."
          page={DATA_PAGE}
        />
        <div>
          <Button type="submit" variant="outline" icon={<Download aria-hidden="true" />} busy={sender.isBusy}>
            Tải tệp ZIP
          </Button>
        </div>
      </form>
    </Card>
  );
}
