import type { Credentials } from '../providers/auth.ts';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import { Notice } from './notice.tsx';

type LoginPageProps = {
  /** Why this account is not let in; empty for visitors who just have not logged in. */
  reason: string;
  logIn: (credentials: Credentials) => Promise<unknown>;
};

/** The console's login page. */
export function LoginPage({ reason, logIn }: LoginPageProps) {
  return (
    <LoginFrame title="Đăng nhập quản trị" intro="Dành cho nhân viên An Tâm.">
      <Notice text={reason} />
      <LoginForm logIn={logIn} />
    </LoginFrame>
  );
}
