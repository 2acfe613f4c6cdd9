import { type SecondFactorSetup as Setup, secondFactorCalls } from '@antam/server/features/second-factor/contract.ts';
import { Box, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useLogout } from 'react-admin';
import { sendCall } from '../providers/api.ts';
import { messageOf } from '../providers/problem.ts';
import styles from './login.module.css';
import { LoginButton } from './login-button.tsx';
import { LoginFrame } from './login-frame.tsx';
import { Notice } from './notice.tsx';
import { PasswordField } from './password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TextBox } from './text-box.tsx';

const begin = (password: string) => sendCall(secondFactorCalls.setUp, { body: { password } });
const confirm = async (code: string) => (await sendCall(secondFactorCalls.confirm, { body: { code } })).recovery_codes;

type SecondFactorSetupProps = { hasPassword: boolean; onDone: () => void };

/**
 * Makes a second factor: the password once more, a picture to scan, the first code, and then the recovery codes, which
 * are shown once.
 */
export function SecondFactorSetup({ hasPassword, onDone }: SecondFactorSetupProps) {
  const logout = useLogout();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <LoginFrame
      title="Bật xác thực hai lớp"
      intro={
        setup
          ? 'Quét mã dưới đây bằng ứng dụng xác thực trên điện thoại, rồi nhập mã 6 số mà ứng dụng hiện.'
          : 'Nhân viên cần một mã dùng một lần bên cạnh mật khẩu. Để bắt đầu, xin xác nhận đó là bạn.'
      }
      wide
    >
      {setup ? (
        <>
          <ScannedSecret setup={setup} />
          <FirstCode onCodes={setCodes} />
        </>
      ) : (
        <Proof hasPassword={hasPassword} onProven={setSetup} />
      )}
      <LoginButton onClick={() => void logout()}>Đăng xuất</LoginButton>
    </LoginFrame>
  );
}

function ScannedSecret({ setup: { qr_svg, secret } }: { setup: Setup }) {
  return (
    <>
      <Box sx={{ alignSelf: 'center', bgcolor: '#fff', p: 1, borderRadius: 2 }}>
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(qr_svg)}`}
          alt="Mã QR cho ứng dụng xác thực"
          width={200}
          height={200}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        Không quét được? Nhập khoá này vào ứng dụng:{' '}
        <Box component="code" data-secret sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}>
          {secret}
        </Box>
      </Typography>
    </>
  );
}

/** Asks for the password again; an account without one needs a login of the last minutes. */
function Proof({ hasPassword, onProven }: { hasPassword: boolean; onProven: (setup: Setup) => void }) {
  const [password, setPassword] = useState('');
  const { error, busy, submit } = useSending(async () => onProven(await begin(password)));
  return (
    <form className={styles.form} onSubmit={submit}>
      <Notice text={error} isError />
      {hasPassword && <PasswordField value={password} onChange={setPassword} />}
      <LoginButton busy={busy}>Tiếp tục</LoginButton>
    </form>
  );
}

function FirstCode({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [code, setCode] = useState('');
  const { error, busy, submit } = useSending(async () => onCodes(await confirm(code.trim())));
  return (
    <form className={styles.form} onSubmit={submit}>
      <Notice text={error} isError />
      <TextBox
        label="Mã 6 số trong ứng dụng"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        required
        value={code}
        onChange={setCode}
      />
      <LoginButton busy={busy}>Bật xác thực hai lớp</LoginButton>
    </form>
  );
}

/** Sends one form: whether it is being sent, and the error that it ended with. */
function useSending(send: () => Promise<void>) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setError('');
    try {
      await send();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void run();
  };
  return { error, busy, submit };
}
