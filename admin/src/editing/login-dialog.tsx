import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';
import { LoginForm } from '../login/login-form.tsx';
import type { Credentials } from '../providers/auth.ts';
import { authProvider, heldDecisions, loginAgain } from '../providers/session.ts';

/** A login over the form that is being edited, when the session has ended; afterwards the work goes on. */
export function LoginDialog() {
  const isAsked = useSyncExternalStore(loginAgain.subscribe, loginAgain.isAsked);
  const { identity } = useGetIdentity();
  const logIn = async (credentials: Credentials) => {
    await authProvider.login(credentials);
    const { id } = await authProvider.getIdentity();
    // Another account must not go on with the words of the first.
    if (identity && identity.id !== id) leave();
    else loginAgain.answer(true);
  };
  return (
    <Dialog
      open={isAsked}
      maxWidth="xs"
      fullWidth
      aria-labelledby="login-again"
      // Above every other dialog, which it interrupts.
      sx={{ zIndex: theme => theme.zIndex.modal + 10 }}
      slotProps={{ backdrop: { sx: { backdropFilter: 'blur(6px)' } } }}
    >
      <DialogTitle id="login-again">Đăng nhập lại để tiếp tục</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Phiên làm việc đã kết thúc. Nội dung bạn nhập vẫn còn nguyên.
        </Typography>
        <LoginForm logIn={logIn} email={typeof identity?.email === 'string' ? identity.email : ''} />
        <Button onClick={leave}>Đến trang đăng nhập</Button>
      </DialogContent>
    </Dialog>
  );
}

/**
 * The console starts again, for the account that is logged in then. What was typed is kept as a draft; what the first
 * account decided a moment ago is not sent in another name.
 */
function leave(): void {
  heldDecisions.forget();
  window.location.reload();
}
