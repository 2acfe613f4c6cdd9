import { type FormEvent, useState } from 'react';
import type { Credentials } from '../providers/auth.ts';
import { codeOf, messageOf } from '../providers/problem.ts';
import styles from './login.module.css';
import { LoginButton } from './login-button.tsx';
import { Notice } from './notice.tsx';
import { PasswordField } from './password-field.tsx';
import { TextBox } from './text-box.tsx';

type Step = 'password' | 'code';

type LoginFormProps = {
  logIn: (credentials: Credentials) => Promise<unknown>;
  /** The address of who logs in again. */
  email?: string;
};

/** Email address and password; where the account has a second factor, its code in a second step. */
export function LoginForm({ logIn, email = '' }: LoginFormProps) {
  const [step, setStep] = useState<Step>('password');
  const [given, setGiven] = useState({ email, password: '', code: '' });
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (name: keyof typeof given) => (value: string) => setGiven(before => ({ ...before, [name]: value }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError('');
    const { code, ...password } = given;
    try {
      await logIn(step === 'code' ? { ...password, code: code.trim() } : password);
    } catch (failure) {
      if (step === 'password' && codeOf(failure) === 'SECOND_FACTOR_REQUIRED') setStep('code');
      else setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const back = () => {
    setStep('password');
    setError('');
    change('code')('');
  };

  return (
    <form className={styles.form} onSubmit={event => void submit(event)}>
      <Notice text={error} isError />
      {step === 'password' ? (
        <>
          <TextBox
            key="email"
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus={email === ''}
            required
            value={given.email}
            onChange={change('email')}
          />
          <PasswordField value={given.password} onChange={change('password')} autoFocus={email !== ''} />
        </>
      ) : (
        <TextBox
          key="code"
          label="Mã xác thực"
          hint="6 số trong ứng dụng xác thực, hoặc một mã dự phòng."
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          autoFocus
          required
          value={given.code}
          onChange={change('code')}
        />
      )}
      <LoginButton busy={busy}>{step === 'password' ? 'Đăng nhập' : 'Xác nhận'}</LoginButton>
      {step === 'code' && <LoginButton onClick={back}>Dùng tài khoản khác</LoginButton>}
    </form>
  );
}
