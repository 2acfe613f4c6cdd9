import {
  emailMessageStaffCalls,
  type StaffEmailMessageRow,
} from '@antam/server/features/outbox-admin/staff-contract.ts';
import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useCall } from '../../providers/data.ts';
import { useAct } from '../../ui/use-act.ts';

/** Sends the email message around once more; nothing where that cannot be. */
export function RetryButton() {
  const emailMessage = useRecordContext<Pick<StaffEmailMessageRow, 'id' | 'can'>>();
  const call = useCall();
  const { isBusy, act } = useAct();
  if (!emailMessage?.can.retry) return null;
  const { id } = emailMessage;
  const send = () => act(() => call(emailMessageStaffCalls.retry, { params: { id } }), 'Thư sẽ được gửi lại ngay.');
  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      aria-label={`Gửi lại thư ${id}`}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={event => {
        // The row around opens the email message.
        event.stopPropagation();
        void send();
      }}
    >
      Gửi lại
    </Button>
  );
}
