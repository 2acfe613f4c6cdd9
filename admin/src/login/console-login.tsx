import { useEffect, useState } from 'react';
import { useCheckAuth, useLogin, useNavigate } from 'react-admin';
import { reasonOf } from '../providers/problem.ts';
import { LoginPage } from './login-page.tsx';

/**
 * The login page within the console, after a logout or the end of a session. Staff who are logged in already go on;
 * others read why they cannot.
 */
export function ConsoleLogin() {
  const login = useLogin();
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/'),
      (error: unknown) => setReason(reasonOf(error)),
    );
  }, [checkAuth, navigate]);
  return <LoginPage reason={reason} logIn={login} />;
}
