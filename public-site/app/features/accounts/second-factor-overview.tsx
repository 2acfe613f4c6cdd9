import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { ShieldCheck } from 'lucide-react';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { accountAddress } from './account-address.ts';
import styles from './form/form.module.css';
import { checkProof, OwnerProof } from './owner-proof.tsx';
import type { ShownOnce } from './second-factor-action.ts';
import { SECOND_FACTOR_ADDRESS, SECOND_FACTOR_PAGE } from './second-factor-address.ts';

type SecondFactorOverviewProps = {
  account: AccountAnswer;
  onSetUp: (shown: ShownOnce) => void;
};

/** What the second factor is for, and what can be done with it now. */
export function SecondFactorOverview({ account, onSetUp }: SecondFactorOverviewProps) {
  const { is_set_up, is_required, is_passed } = account.second_factor;
  // Who has no address has nothing to confirm.
  const isConfirmed = account.is_email_confirmed || account.email === '';
  return (
    <>
      <p>
        Ngoài mật khẩu, mỗi lần đăng nhập bạn nhập thêm một mã 6 số từ điện thoại. Người biết mật khẩu của bạn vẫn không
        vào được.
        {is_required && ' Tài khoản của bạn cần bật xác thực hai lớp.'}
      </p>
      {!is_set_up && isConfirmed && <SecondFactorBegin account={account} onSetUp={onSetUp} />}
      {!is_set_up && !isConfirmed && <ConfirmFirst email={account.email} />}
      {is_set_up && !is_passed && (
        <div className={styles.row}>
          <LinkButton to={accountAddress({ tab: 'login', next: SECOND_FACTOR_PAGE })} variant="outline">
            Đăng nhập bằng mã để thay đổi
          </LinkButton>
        </div>
      )}
      {is_set_up && is_passed && (
        <div className={styles.row}>
          <LinkButton to={SECOND_FACTOR_ADDRESS.renew} variant="outline">
            Tạo mã dự phòng mới
          </LinkButton>
          {account.can.remove_second_factor && (
            <LinkButton to={SECOND_FACTOR_ADDRESS.remove} variant="danger">
              Tắt xác thực hai lớp
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
}

/** Why it cannot be set up yet, and how to get another email. */
function ConfirmFirst({ email }: { email: string }) {
  return (
    <Notice
      tone="warn"
      title="Xác thực email trước"
      action={
        <LinkButton to={accountPages.overview()} variant="outline" size="s">
          Gửi lại email xác thực
        </LinkButton>
      }
    >
      Để không ai bật được xác thực hai lớp bằng email của người khác, xin bạn mở liên kết trong thư chúng tôi đã gửi
      tới {email}, rồi quay lại đây.
    </Notice>
  );
}

type SecondFactorBeginProps = {
  account: AccountAnswer;
  onSetUp: (shown: ShownOnce) => void;
};

/** Asks for the password and begins with a new secret. */
function SecondFactorBegin({ account, onSetUp }: SecondFactorBeginProps) {
  const { has_password: hasPassword, email } = account;
  const form = useFormAction<ShownOnce>(SECOND_FACTOR_ADDRESS.setUp, {
    check: values => checkProof(hasPassword, values),
    onDone: onSetUp,
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <OwnerProof form={form} hasPassword={hasPassword} email={email} failed="Chưa thiết lập được xác thực hai lớp" />
      <div>
        <Button type="submit" icon={<ShieldCheck aria-hidden />} busy={form.isBusy}>
          Thiết lập xác thực hai lớp
        </Button>
      </div>
    </form>
  );
}
