import type { PasswordAnswer } from '@antam/server/features/passwords/contract.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import accountPageStyles from './account-page.module.css';
import styles from './form/form.module.css';

/** Whose password has been changed, as the server answered. Takes the focus: the form that had it is gone. */
export function PasswordChanged({ account, children }: { account: PasswordAnswer; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.form}>
      <Notice tone="good" title="Mật khẩu đã được đổi" live>
        Các phiên đăng nhập khác đã kết thúc. Từ nay bạn dùng mật khẩu mới.
      </Notice>
      <FactList
        facts={[
          { label: 'Họ và tên', value: account.name },
          { label: 'Email', value: account.email },
          { label: 'Số điện thoại', value: account.mobile_phone },
        ]}
      />
      {children}
    </div>
  );
}

/** The facts of an account, one per line. */
function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={accountPageStyles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={accountPageStyles.fact}>
          <dt className={accountPageStyles.factLabel}>{label}</dt>
          <dd className={accountPageStyles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
