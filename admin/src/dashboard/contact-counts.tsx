import {
  type ContactCounts,
  contactStaffCalls,
  REFUSAL_REASONS,
  type RefusalReason,
} from '@antam/server/features/contacts/staff-contract.ts';
import { Alert, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { useCall } from '../providers/data.ts';
import { messageOf } from '../providers/problem.ts';
import { formatCount, formatShare } from '../ui/format.ts';
import { DashboardSection } from './dashboard-section.tsx';

const RESOURCE = 'contact-counts';
const REASONS: Readonly<Record<RefusalReason, string>> = {
  unconfirmed: 'chưa xác thực email',
  account: 'hết lượt của tài khoản',
  address: 'hết lượt của mạng',
  contact: 'hết lượt của liên hệ',
};

/** How often contacts were shown and refused in the last seven days. Nothing for those who may not know. */
export function ContactCountsSection() {
  const { canAccess } = useCanAccess({ resource: RESOURCE, action: 'list' });
  const call = useCall();
  const { data, error } = useQuery({
    queryKey: [RESOURCE],
    queryFn: () => call(contactStaffCalls.counts),
    enabled: canAccess === true,
  });
  if (!canAccess) return null;
  return (
    <DashboardSection title="Xem số liên hệ, 7 ngày qua">
      <Card sx={{ p: 2.5, gridColumn: '1 / -1' }}>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {!data && !error && <Skeleton height={96} />}
        {data && <Counts counts={data} />}
      </Card>
    </DashboardSection>
  );
}

function Counts({ counts }: { counts: ContactCounts }) {
  const { shown, refused, share, reasons, days, is_unusual } = counts;
  const today = days.at(-1);
  const why = REFUSAL_REASONS.filter(reason => reasons[reason] > 0).map(
    reason => `${REASONS[reason]} ${formatCount(reasons[reason])}`,
  );
  return (
    <Stack spacing={1.5}>
      {is_unusual && (
        <Alert severity="warning">
          Hôm nay tỷ lệ bị từ chối cao hơn hẳn những ngày trước. Có thể có người đang thu thập số liên hệ hàng loạt.
        </Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 5, rowGap: 1 }}>
        <Figure label="Đã hiện" value={formatCount(shown)} />
        <Figure label="Bị từ chối" value={formatCount(refused)} />
        <Figure label="Tỷ lệ từ chối" value={formatShare(share)} />
        {today && <Figure label="Tỷ lệ hôm nay" value={formatShare(today.share)} />}
      </Stack>
      {why.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Bị từ chối vì: {why.join(', ')}.
        </Typography>
      )}
    </Stack>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.25 }}>
        {value}
      </Typography>
    </Stack>
  );
}
