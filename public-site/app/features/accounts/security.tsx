import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { ComponentProps } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { AccountSection } from './account-page.tsx';
import styles from './form/form.module.css';
import { SecondFactor } from './second-factor.tsx';

const SOCIAL_NAMES: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', zalo: 'Zalo' };

type SecurityProps = ComponentProps<typeof SecondFactor>;

/** The ways to log in to the account, and how to make them safer. */
export function Security({ account, ...secondFactor }: SecurityProps) {
  const { can, has_password, social } = account;
  return (
    <>
      <AccountSection title="Mật khẩu">
        <p>
          {has_password
            ? 'Đổi mật khẩu khi bạn nghi có người khác biết nó. Các thiết bị khác sẽ bị đăng xuất.'
            : 'Tài khoản này chưa có mật khẩu. Tạo một mật khẩu để đăng nhập được cả khi dịch vụ khác gặp trục trặc.'}
        </p>
        <div className={styles.row}>
          <LinkButton
            to={has_password ? accountPages.changePassword() : accountPages.forgotPassword()}
            variant="outline"
          >
            {has_password ? 'Đổi mật khẩu' : 'Tạo mật khẩu'}
          </LinkButton>
          <LinkButton to={accountPages.sessions()} variant="outline">
            Xem thiết bị đăng nhập
          </LinkButton>
        </div>
      </AccountSection>
      {can.use_second_factor && <SecondFactor account={account} {...secondFactor} />}
      {social.length > 0 && (
        <AccountSection title="Đăng nhập qua dịch vụ khác">
          <ul className="plain-list">
            {social.map(provider => (
              <li key={provider}>{SOCIAL_NAMES[provider] ?? provider}</li>
            ))}
          </ul>
        </AccountSection>
      )}
    </>
  );
}
