import { Alert, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useLogin } from 'react-admin';
import { codeOf, messageOf } from '../providers/problem.ts';
import { PasswordField } from './password-field.tsx';

type Step = 'password' | 'code';

/** E-mail and password; where the account has a second factor, its code in a second step. */
export function LoginForm() {
  const login = useLogin();
  const [step, setStep] = useState<Step>('password');
  const [given, setGiven] = useState({ email: '', password: '', code: '' });
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (name: keyof typeof given) => (value: string) => setGiven(before => ({ ...before, [name]: value }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError('');
    const { code, ...password } = given;
    try {
      await login(step === 'code' ? { ...password, code: code.trim() } : password);
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
    <form onSubmit={event => void submit(event)}>
      <Stack spacing={2}>
        {error !== '' && (
          <Alert severity="error" role="alert">
            {error}
          </Alert>
        )}
        {step === 'password' ? (
          <>
            <TextField
              key="email"
              label="Email"
              type="email"
              autoComplete="username"
              autoFocus
              required
              size="medium"
              value={given.email}
              onChange={event => change('email')(event.target.value)}
            />
            <PasswordField value={given.password} onChange={change('password')} />
          </>
        ) : (
          <TextField
            key="code"
            label="Mã xác thực"
            helperText="6 số trong ứng dụng xác thực, hoặc một mã khôi phục."
            autoComplete="one-time-code"
            autoFocus
            required
            size="medium"
            value={given.code}
            onChange={event => change('code')(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'off', spellCheck: false } }}
          />
        )}
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {step === 'password' ? 'Đăng nhập' : 'Xác nhận'}
        </Button>
        {step === 'code' && <Button onClick={back}>Dùng tài khoản khác</Button>}
      </Stack>
    </form>
  );
}
