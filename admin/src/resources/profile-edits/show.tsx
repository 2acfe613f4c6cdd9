import type { StaffProfileEdit } from '@antam/server/features/profile-edits/staff-contract.ts';
import { Box, Card, CardContent, Stack } from '@mui/material';
import { Link, useCreatePath, useRecordContext } from 'react-admin';
import { useFormDesk } from '../../deciding/queue/use-desk.tsx';
import { WorkTitle } from '../../deciding/queue/work-title.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatMoment } from '../../ui/format.ts';
import { RecordPage } from '../../ui/record-page.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { NARROW } from '../../ui/two-columns.tsx';
import { DecisionForm } from './decision-form.tsx';

/** What one professional wants changed, old and new side by side, to be decided field by field. */
export const ProfileEditShow = () => (
  <RecordPage>
    <ProfileEditPage />
  </RecordPage>
);

function ProfileEditPage() {
  const edit = useRecordContext<StaffProfileEdit>();
  return edit ? <OneEdit edit={edit} /> : null;
}

function OneEdit({ edit }: { edit: StaffProfileEdit }) {
  const createPath = useCreatePath();
  const queueBar = useFormDesk({
    resource: 'profile-edits',
    id: edit.id,
    pathOf: ({ id }) => createPath({ resource: 'profile-edits', type: 'show', id }),
  });
  const { professional, professional_name, absolute_url, status, updated_at, decided_at, decided_by_name } = edit;
  return (
    <Stack spacing={2} sx={{ maxWidth: NARROW }}>
      {queueBar}
      <Card>
        <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
            <WorkTitle about={`profile-edits/${edit.id}`}>{professional_name}</WorkTitle>
            <StatusChip status={status} />
          </Stack>
          <Facts>
            <Fact name="Hồ sơ">
              <Link to={createPath({ resource: 'professionals', type: 'edit', id: professional })}>Mở hồ sơ</Link>
              {' · '}
              <a href={absolute_url} target="_blank" rel="noopener">
                Trang công khai
              </a>
            </Fact>
            <Fact name="Gửi lần cuối">{formatMoment(updated_at)}</Fact>
            <Fact name="Trả lời lúc">{decided_at && formatMoment(decided_at)}</Fact>
            <Fact name="Người trả lời">{decided_by_name}</Fact>
          </Facts>
        </CardContent>
      </Card>
      <Box>
        {/* What was chosen belongs to what was read. */}
        <DecisionForm key={edit.version} edit={edit} />
      </Box>
    </Stack>
  );
}
