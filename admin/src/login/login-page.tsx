import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useCheckAuth, useNavigate } from 'react-admin';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

/** The console's login page. Staff who are logged in already go on to the console; others are told why they cannot. */
export function LoginPage() {
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/'),
      (error: unknown) => setReason(error instanceof Error && typeof error.message === 'string' ? error.message : ''),
    );
  }, [checkAuth, navigate]);
  return (
    <LoginFrame title="Đăng nhập quản trị" intro="Dành cho nhân viên An Tâm.">
      {reason !== '' && <Alert severity="info">{reason}</Alert>}
      <LoginForm />
    </LoginFrame>
  );
}
