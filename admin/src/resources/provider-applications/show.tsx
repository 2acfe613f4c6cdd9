import type { StaffApplicationAnswer } from '@antam/server/features/providers/staff-contract.ts';
import { Alert, Box, Card, CardContent, Stack } from '@mui/material';
import { Show, useCreatePath, useRecordContext } from 'react-admin';
import { useFormDesk } from '../../deciding/queue/use-desk.tsx';
import { WorkTitle } from '../../deciding/queue/work-title.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatMoment } from '../../ui/format.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { TwoColumns, WIDE } from '../../ui/two-columns.tsx';
import { WHOLE } from '../../ui/whole-record.ts';
import { ApproveForm } from './approve-form.tsx';
import { RefuseForm } from './refuse-form.tsx';
import { ReopenButton } from './reopen-button.tsx';
import { typeName } from './type-name.ts';

/** One application, with the forms to approve, refuse or reopen it. */
export function ApplicationShow() {
  return (
    <Show queryOptions={WHOLE} component="div">
      <ApplicationPage />
    </Show>
  );
}

function ApplicationPage() {
  const record = useRecordContext<StaffApplicationAnswer>();
  return record ? <OneApplication record={record} /> : null;
}

type PartProps = { record: StaffApplicationAnswer };

function OneApplication({ record }: PartProps) {
  const createPath = useCreatePath();
  const queueBar = useFormDesk({
    resource: 'provider-applications',
    id: record.id,
    pathOf: ({ id }) => createPath({ resource: 'provider-applications', type: 'show', id }),
  });
  return (
    <Box sx={{ maxWidth: WIDE }}>
      {queueBar}
      <TwoColumns first={<ApplicationFacts record={record} />} second={<Answers record={record} />} />
    </Box>
  );
}

/** What was said, and what was answered. */
function ApplicationFacts({ record }: PartProps) {
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
          <WorkTitle about={`provider-applications/${record.id}`}>{record.account_name}</WorkTitle>
          <StatusChip status={record.status} />
        </Stack>
        <Facts>
          <Fact name="Đăng ký làm">{typeName(record.type)}</Fact>
          <Fact name="Email">{record.account_email}</Fact>
          <Fact name="Điện thoại">{record.account_phone}</Fact>
          <Fact name="Tên cơ sở">{record.place_name}</Fact>
          <Fact name="Địa chỉ cơ sở">{record.place_add}</Fact>
          <Fact name="Chuyên khoa">{record.prof_spec}</Fact>
          <Fact name="Nơi làm việc">{record.prof_place}</Fact>
          <Fact name="Gửi lúc">{formatMoment(record.created_at)}</Fact>
          <Fact name="Trả lời lúc">{record.decided_at && formatMoment(record.decided_at)}</Fact>
          <Fact name="Người trả lời">{record.decided_by_name}</Fact>
          <Fact name={record.status === 'refused' ? 'Lý do từ chối' : 'Lý do từ chối lần trước'}>{record.reason}</Fact>
          {record.links.map(({ kind, id, name, absolute_url }) => (
            <Fact key={`${kind} ${id}`} name="Trang được gắn">
              <a href={absolute_url}>{name}</a>
            </Fact>
          ))}
        </Facts>
      </CardContent>
    </Card>
  );
}

/** What can be answered, and what speaks against it. */
function Answers({ record }: PartProps) {
  return (
    <>
      {record.status === 'pending' && !record.can.approve && (
        <Alert severity="warning">
          Chưa duyệt được: tài khoản này đã bị khoá, đã xoá hoặc đã chuyển sang vai trò khác.
        </Alert>
      )}
      {record.can.approve && record.doubts.length > 0 && <Alert severity="warning">{record.doubts.join(' ')}</Alert>}
      {record.can.approve && <ApproveForm application={record} />}
      {record.can.refuse && <RefuseForm application={record} />}
      {record.can.reopen && <ReopenButton application={record} />}
    </>
  );
}
