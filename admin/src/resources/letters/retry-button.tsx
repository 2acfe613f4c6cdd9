import { letterStaffCalls, type StaffLetterRow } from '@antam/server/features/outbox-admin/staff-contract.ts';
import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useCall } from '../../providers/data.ts';
import { useAct } from '../../ui/use-act.ts';

/** Sends the letter around once more; nothing where that cannot be. */
export function RetryButton() {
  const letter = useRecordContext<Pick<StaffLetterRow, 'id' | 'can'>>();
  const call = useCall();
  const { isBusy, act } = useAct();
  if (!letter?.can.retry) return null;
  const { id } = letter;
  const send = () => act(() => call(letterStaffCalls.retry, { params: { id } }), 'Thư sẽ được gửi lại ngay.');
  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      aria-label={`Gửi lại thư ${id}`}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={event => {
        // The row around opens the letter.
        event.stopPropagation();
        void send();
      }}
    >
      Gửi lại
    </Button>
  );
}
