import type { StaffApplication } from '@antam/server/features/providers/staff-contract.ts';
import ReplayIcon from '@mui/icons-material/Replay';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { messageOf } from '../../providers/problem.ts';
import { FormSection } from '../../ui/form-section.tsx';
import { useDecision } from './use-decision.ts';

/** Makes a refused application wait again, so that it can be approved after all. */
export function ReopenButton({ application }: { application: StaffApplication }) {
  const decide = useDecision(application.id);
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const reopen = () => {
    setAsking(false);
    decide({ decision: 'reopen' }, 'Đã mở lại đơn').catch((error: unknown) =>
      notify(messageOf(error), { type: 'error' }),
    );
  };
  return (
    <FormSection title="Xem lại">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Người gửi đã bổ sung thông tin? Mở lại đơn để duyệt hoặc trả lời lần nữa.
      </Typography>
      <Box>
        <Button variant="outlined" startIcon={<ReplayIcon />} onClick={() => setAsking(true)}>
          Mở lại đơn
        </Button>
      </Box>
      <Confirm
        isOpen={asking}
        title="Mở lại đơn này?"
        content="Đơn trở về trạng thái chờ duyệt. Lý do từ chối vẫn được giữ lại; người gửi chỉ nhận thư khi đơn có câu trả lời mới."
        confirm="Mở lại"
        onConfirm={reopen}
        onClose={() => setAsking(false)}
      />
    </FormSection>
  );
}
