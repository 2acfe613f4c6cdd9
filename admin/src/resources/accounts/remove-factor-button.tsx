import { accountStaffCalls, type StaffAccount } from '@antam/server/features/account-admin/staff-contract.ts';
import NoEncryptionIcon from '@mui/icons-material/NoEncryptionOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { useCall } from '../../providers/data.ts';
import { messageOf } from '../../providers/problem.ts';
import { FormSection } from '../../ui/form-section.tsx';

type RemoveFactorButtonProps = { account: Pick<StaffAccount, 'id' | 'name' | 'updated_at'> };

/** Takes the second factor away from a provider who has lost phone and recovery codes. */
export function RemoveFactorButton({ account }: RemoveFactorButtonProps) {
  const { id, name, updated_at } = account;
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setAsking(false);
    setBusy(true);
    try {
      await call(accountStaffCalls.update, { params: { id }, body: { second_factor: false, updated_at } });
      notify('Đã gỡ xác thực hai lớp', { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSection title="Mất điện thoại và mã dự phòng">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Chủ tài khoản không còn vào được bằng mã xác thực? Sau khi chắc chắn đó đúng là họ, bạn có thể gỡ xác thực hai
        lớp để họ đăng nhập bằng mật khẩu và thiết lập lại.
      </Typography>
      <Box>
        <Button
          variant="outlined"
          color="error"
          startIcon={<NoEncryptionIcon />}
          loading={busy}
          onClick={() => setAsking(true)}
        >
          Gỡ xác thực hai lớp
        </Button>
      </Box>
      <Confirm
        isOpen={asking}
        title={`Gỡ xác thực hai lớp của ${name}?`}
        content="Mã xác thực và mã dự phòng hết hiệu lực, mọi phiên đăng nhập của tài khoản kết thúc ngay, và chủ tài khoản nhận thư báo. Việc này được ghi vào nhật ký."
        confirm="Gỡ"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </FormSection>
  );
}
