import { recoveryCodes, secondFactorSetup } from '@antam/server/features/accounts/contract.ts';
import { Alert, Box, Button, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLogout } from 'react-admin';
import { http } from '../providers/api.ts';
import { messageOf } from '../providers/problem.ts';
import { LoginFrame } from './login-frame.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const FACTOR = '/api/v1/account/second-factor/';

const begin = async () => secondFactorSetup.parse((await http(FACTOR, { method: 'POST', body: '{}' })).json);
const confirm = async (code: string) =>
  recoveryCodes.parse((await http(FACTOR, { method: 'PUT', body: JSON.stringify({ code }) })).json).recovery_codes;

/** Makes a second factor: a picture to scan, the first code, and then the recovery codes, which are shown once. */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const logout = useLogout();
  const [codes, setCodes] = useState<readonly string[]>();
  // A second secret would make what was scanned worthless, so it is asked for once.
  const setup = useQuery({
    queryKey: ['second-factor'],
    queryFn: begin,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <LoginFrame
      title="Bật xác thực hai lớp"
      intro="Nhân viên cần một mã dùng một lần bên cạnh mật khẩu. Quét mã dưới đây bằng ứng dụng xác thực trên điện thoại."
      wide
    >
      {setup.error && <Alert severity="error">{messageOf(setup.error)}</Alert>}
      <Box sx={{ alignSelf: 'center', bgcolor: '#fff', p: 1, borderRadius: 2 }}>
        {setup.data ? (
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.data.qr_svg)}`}
            alt="Mã QR cho ứng dụng xác thực"
            width={200}
            height={200}
          />
        ) : (
          <Skeleton variant="rounded" width={200} height={200} />
        )}
      </Box>
      {setup.data && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          Không quét được? Nhập khóa này vào ứng dụng:{' '}
          <Box component="code" data-secret sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}>
            {setup.data.secret}
          </Box>
        </Typography>
      )}
      <FirstCode onCodes={setCodes} />
      <Button onClick={() => void logout()}>Đăng xuất</Button>
    </LoginFrame>
  );
}

function FirstCode({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      onCodes(await confirm(code.trim()));
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={event => void submit(event)}>
      <Stack spacing={2}>
        {error !== '' && (
          <Alert severity="error" role="alert">
            {error}
          </Alert>
        )}
        <TextField
          label="Mã 6 số trong ứng dụng"
          autoComplete="one-time-code"
          required
          size="medium"
          value={code}
          onChange={event => setCode(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          Bật xác thực hai lớp
        </Button>
      </Stack>
    </form>
  );
}
