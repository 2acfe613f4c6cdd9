import {
  type StaffThread,
  type ThreadDecision,
  threadStaffCalls,
} from '@antam/server/features/forum/staff-contract.ts';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { ReasonDialog } from '../../deciding/reason-dialog.tsx';
import { useCall } from '../../providers/data.ts';
import { useAct } from '../../ui/use-act.ts';
import { MergeDialog } from './merge-dialog.tsx';

type ThreadButtonsProps = {
  thread: StaffThread;
  decide: (decided: ThreadDecision) => void;
  onDecided: () => void;
};

/** Everything that staff can do with a question as a whole; what its state does not allow is left out. */
export function ThreadButtons({ thread, decide, onDecided }: ThreadButtonsProps) {
  const { id, can, is_locked } = thread;
  const call = useCall();
  const redirect = useRedirect();
  const { isBusy, act } = useAct();
  const [asking, setAsking] = useState<'hide' | 'reject' | 'merge' | null>(null);
  const close = () => setAsking(null);
  const take = (decided: ThreadDecision) => {
    close();
    decide(decided);
    onDecided();
  };
  const lock = (locked: boolean) =>
    act(
      () => call(threadStaffCalls.lock, { params: { id }, body: { locked } }),
      locked ? 'Đã khoá trả lời.' : 'Đã mở lại trả lời.',
    );
  const merge = async (into: number, title: string) => {
    close();
    const send = () => call(threadStaffCalls.merge, { params: { id }, body: { into } });
    if (await act(send, `Đã gộp vào “${title}”.`)) redirect('show', 'threads', into);
  };
  return (
    <Stack direction="row" sx={{ mt: 3, flexWrap: 'wrap', gap: 1 }}>
      {can.publish && (
        <Button variant="contained" disabled={isBusy} onClick={() => take({ decision: 'publish' })}>
          Cho hiện
        </Button>
      )}
      {can.reject && (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsking('reject')}>
          Không đăng …
        </Button>
      )}
      {can.hide && (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsking('hide')}>
          Ẩn …
        </Button>
      )}
      {can.lock && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void lock(!is_locked)}>
          {is_locked ? 'Mở lại trả lời' : 'Khoá trả lời'}
        </Button>
      )}
      {can.merge && (
        <Button variant="outlined" disabled={isBusy} onClick={() => setAsking('merge')}>
          Gộp …
        </Button>
      )}
      {(asking === 'hide' || asking === 'reject') && (
        <ReasonDialog
          title={asking === 'hide' ? 'Ẩn câu hỏi này?' : 'Không đăng câu hỏi này?'}
          action={asking === 'hide' ? 'Ẩn' : 'Không đăng'}
          onDone={reason => take({ decision: asking, reason })}
          onClose={close}
        />
      )}
      {asking === 'merge' && (
        <MergeDialog thread={id} onMerge={into => void merge(into.id, into.title)} onClose={close} />
      )}
    </Stack>
  );
}
