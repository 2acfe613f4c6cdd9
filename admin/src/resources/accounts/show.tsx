import type { StaffAccountAnswer } from '@antam/server/features/account-admin/staff-contract.ts';
import { Card, CardContent, Stack, Typography } from '@mui/material';
import { EditButton, ListButton, Show, TopToolbar, useRecordContext } from 'react-admin';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatMoment } from '../../ui/format.ts';
import { roleName } from '../../ui/role-name.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { WHOLE } from '../../ui/whole-record.ts';
import { IdentitySection } from './identity-section.tsx';
import { RemoveFactorButton } from './remove-factor-button.tsx';

/** One account. That it was looked at is written into the log. */
export function AccountShow() {
  return (
    <Show queryOptions={WHOLE} component="div" actions={<AccountActions />}>
      <AccountPage />
    </Show>
  );
}

function AccountActions() {
  const record = useRecordContext<StaffAccountAnswer>();
  return (
    <TopToolbar>
      {record?.can.edit && <EditButton />}
      <ListButton />
    </TopToolbar>
  );
}

function AccountPage() {
  const record = useRecordContext<StaffAccountAnswer>();
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ maxWidth: 920 }}>
      <Card>
        <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
            <Typography variant="h2">{record.name}</Typography>
            <StatusChip status={record.status} />
          </Stack>
          <Facts>
            <Fact name="Vai trò">{roleName(record.role)}</Fact>
            <Fact name="Tài khoản chính thức">{record.is_official ? 'Có, nói thay An Tâm' : 'Không'}</Fact>
            <Fact name="Email">
              {record.email && `${record.email} (${record.is_email_confirmed ? 'đã xác thực' : 'chưa xác thực'})`}
            </Fact>
            <Fact name="Điện thoại">{record.mobile_phone}</Fact>
            <Fact name="Xác thực hai lớp">{record.has_second_factor ? 'Đã bật' : 'Chưa bật'}</Fact>
            <Fact name="Phiên đang đăng nhập">{String(record.session_count)}</Fact>
            <Fact name="Đăng nhập gần nhất">{record.last_login_at && formatMoment(record.last_login_at)}</Fact>
            <Fact name="Tạo lúc">{formatMoment(record.created_at)}</Fact>
            <Fact name="Sẽ xoá lúc">{record.deletion_due_at && formatMoment(record.deletion_due_at)}</Fact>
            <Fact name="Đến từ">{record.source}</Fact>
          </Facts>
        </CardContent>
      </Card>
      {record.can.edit && <IdentitySection account={record} />}
      {record.can.remove_second_factor && <RemoveFactorButton account={record} />}
    </Stack>
  );
}
