import { useEffect } from 'react';
import { useCheckAuth, useNavigate } from 'react-admin';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

/** The console's door. Staff who are logged in already pass it. */
export function LoginPage() {
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/'),
      () => undefined,
    );
  }, [checkAuth, navigate]);
  return (
    <LoginFrame title="Đăng nhập quản trị" intro="Dành cho nhân viên An Tâm.">
      <LoginForm />
    </LoginFrame>
  );
}
