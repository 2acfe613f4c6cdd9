import { Alert, type AlertColor, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

const SHOWN_MS = 5_000;
const COLOURS: readonly AlertColor[] = ['success', 'warning', 'error'];

/**
 * Says what has just happened, above the bar with the save button. The last notice takes the place of the one before.
 */
export function ConsoleNotification() {
  const { notifications, setNotifications } = useNotificationContext();
  const translate = useTranslate();
  const [shown, setShown] = useState<{ readonly nth: number; readonly notice: NotificationPayload }>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const notice = notifications.at(-1);
    if (!notice) return;
    setNotifications([]);
    setShown(before => ({ nth: (before?.nth ?? 0) + 1, notice }));
    setOpen(true);
  }, [notifications, setNotifications]);
  if (!shown) return null;
  const { message, type, notificationOptions: { messageArgs, autoHideDuration } = {} } = shown.notice;
  const close = () => setOpen(false);
  return (
    <Snackbar
      key={shown.nth}
      open={open}
      autoHideDuration={autoHideDuration === undefined ? SHOWN_MS : autoHideDuration}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ bottom: { xs: 88, sm: 88 } }}
    >
      <Alert severity={COLOURS.find(colour => colour === type) ?? 'success'} variant="filled" onClose={close}>
        {typeof message === 'string' ? translate(message, messageArgs) : message}
      </Alert>
    </Snackbar>
  );
}
