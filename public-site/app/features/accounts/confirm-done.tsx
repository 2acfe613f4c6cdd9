import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { ConfirmAnswer } from '@antam/server/features/sign-up/contract.ts';
import { CircleCheck, Phone } from 'lucide-react';
import { useRootData } from '../../loading/root-data.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { usePendingContact } from '../contacts/use-pending-contact.ts';
import { Claimed } from './claimed.tsx';
import styles from './confirm-email.module.css';
import { ConfirmState } from './confirm-state.tsx';
import { ResetForm } from './reset-form.tsx';

type ConfirmDoneProps = Pick<ConfirmAnswer, 'next_step' | 'reset_path'> & { isPressed: boolean };

/** The address is confirmed; in a browser that the account does not know a new password comes next. */
export function ConfirmDone({
  next_step: step,
  reset_path: path = accountPages.forgotPassword(),
  isPressed,
}: ConfirmDoneProps) {
  return (
    <ConfirmState icon={<CircleCheck />} tone="good" title="Xác thực email thành công!" isPressed={isPressed}>
      {step === 'new-password' && (
        <div className={styles.claim}>
          <Claimed />
          <ResetForm action={path} />
        </div>
      )}
      {step === 'ask-letter' && (
        <div className={styles.claim}>
          <Claimed />
          <p>Liên kết này đã được mở nhiều lần hoặc đã lâu, nên chúng tôi cần gửi cho bạn một thư khác.</p>
          <LinkButton to={path} size="l" wide reloadDocument>
            Nhận thư đặt mật khẩu
          </LinkButton>
        </div>
      )}
      {step === undefined && <Welcome />}
    </ConfirmState>
  );
}

function Welcome() {
  const isLoggedIn = useRootData()?.viewer != null;
  const contact = usePendingContact();
  return (
    <>
      <p role="status">Cảm ơn bạn. Từ nay chúng tôi gửi thư quan trọng đến đúng địa chỉ này.</p>
      <div className={styles.actions}>
        {contact !== null && (
          <LinkButton to={contact} reloadDocument icon={<Phone aria-hidden="true" />}>
            Xem số bạn vừa hỏi
          </LinkButton>
        )}
        <LinkButton
          to={isLoggedIn ? accountPages.overview() : accountPages.login()}
          reloadDocument
          variant={contact === null ? 'solid' : 'outline'}
        >
          {isLoggedIn ? 'Đến tài khoản' : 'Đăng nhập'}
        </LinkButton>
        <LinkButton to="/" variant="outline">
          Về trang chủ
        </LinkButton>
      </div>
    </>
  );
}
