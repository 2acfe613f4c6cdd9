import type { StaffThread } from '@antam/server/features/forum/staff-contract.ts';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import { EditButton, Link, ListButton, Show, TopToolbar, useCreatePath, useRecordContext } from 'react-admin';
import { AccountLink } from '../../deciding/account-link.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { TwoColumns, WIDE } from '../../ui/two-columns.tsx';
import { WHOLE } from '../../ui/whole-record.ts';
import { AssignmentSection } from './assignment-section.tsx';
import { ThreadButtons } from './thread-buttons.tsx';
import { ThreadPosts } from './thread-posts.tsx';
import { UrgentMark } from './urgent-mark.tsx';

/** One question with its posts. That it was looked at is written into the log. */
export function ThreadShow() {
  return (
    <Show queryOptions={WHOLE} component="div" actions={<Actions />}>
      <ThreadPage />
    </Show>
  );
}

function Actions() {
  const thread = useRecordContext<StaffThread>();
  return (
    <TopToolbar>
      {thread?.status === 'published' && (
        <Button href={thread.url} target="_blank" rel="noopener" startIcon={<OpenInNewIcon />}>
          Xem trang công khai
        </Button>
      )}
      {thread?.can.edit && <EditButton />}
      <ListButton />
    </TopToolbar>
  );
}

function ThreadPage() {
  const thread = useRecordContext<StaffThread>();
  if (!thread) return null;
  return (
    <Box sx={{ maxWidth: WIDE }}>
      <TwoColumns
        first={
          <>
            <ThreadCard thread={thread} />
            <AssignmentSection key={thread.assignment?.assigned_to.id ?? 'open'} thread={thread} />
          </>
        }
        second={thread.question_id === null ? null : <ThreadPosts />}
      />
    </Box>
  );
}

type PartProps = { thread: StaffThread };

/** What was asked and by whom, and the buttons that decide on it. */
function ThreadCard({ thread }: PartProps) {
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {thread.title}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ my: 2 }}>
          <StatusChip status={thread.status} />
          <UrgentMark urgency={thread.urgency} />
          {thread.is_locked && <Chip size="small" variant="outlined" label="Đã khoá trả lời" />}
        </Stack>
        {thread.objections.length > 0 && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {thread.objections.join(' · ')}
          </Alert>
        )}
        <ThreadFacts thread={thread} />
        <ThreadButtons thread={thread} />
      </CardContent>
    </Card>
  );
}

function ThreadFacts({ thread }: PartProps) {
  const createPath = useCreatePath();
  const { author_name, is_hiding_creator, merged_into } = thread;
  return (
    <Facts>
      <Fact name="Người hỏi">{is_hiding_creator ? `${author_name} (ẩn tên với mọi người)` : author_name}</Fact>
      <Fact name="Email">{thread.author_email}</Fact>
      <Fact name="Tài khoản">
        <AccountLink id={thread.account_id} />
      </Fact>
      <Fact name="Chuyên khoa">{thread.speciality_name || 'Chưa chọn'}</Fact>
      <Fact name="Trả lời đang hiện">{formatCount(thread.replies)}</Fact>
      <Fact name="Gửi lúc">{formatMoment(thread.created_at)}</Fact>
      <Fact name="Lý do">{thread.removal_reason}</Fact>
      <Fact name="Được gộp vào">
        {merged_into !== null && (
          <Link to={createPath({ resource: 'threads', type: 'show', id: merged_into })}>Xem câu hỏi kia</Link>
        )}
      </Fact>
    </Facts>
  );
}
