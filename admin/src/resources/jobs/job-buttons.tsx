import { jobStaffCalls, type StaffJob } from '@antam/server/features/outbox-admin/staff-contract.ts';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRecordContext } from 'react-admin';
import { useCall } from '../../providers/data.ts';
import { useAct } from '../../ui/use-act.ts';

/** What can be done with the job around; the job of an email message has its buttons with the email message. */
export function JobButtons() {
  const job = useRecordContext<StaffJob>();
  const call = useCall();
  const { isBusy, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  if (!job) return null;
  const { id, can, attempts } = job;
  const again = attempts === 0 ? 'Làm ngay' : 'Làm lại';
  const options = { params: { id } };
  const retry = () => act(() => call(jobStaffCalls.retry, options), 'Việc sẽ được làm ngay.');
  const drop = () => {
    setAsking(false);
    return act(() => call(jobStaffCalls.drop, options), 'Đã bỏ việc này.');
  };
  return (
    <Stack direction="row" spacing={1} sx={{ '& button': { whiteSpace: 'nowrap' } }}>
      {can.retry && (
        <Button variant="outlined" disabled={isBusy} aria-label={`${again} việc ${id}`} onClick={() => void retry()}>
          {again}
        </Button>
      )}
      {can.drop && (
        <Button color="error" disabled={isBusy} aria-label={`Bỏ việc ${id}`} onClick={() => setAsking(true)}>
          Bỏ …
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={`Bỏ việc ${id}?`}
        content="Việc này sẽ không được làm nữa."
        confirm="Bỏ việc"
        onConfirm={() => void drop()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
