import type { StaffThread } from '@antam/server/features/forum/staff-contract.ts';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button, Card, CardContent, Chip, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { EditButton, Link, ListButton, Show, TopToolbar, useCreatePath, useRecordContext } from 'react-admin';
import { AccountLink } from '../../deciding/account-link.tsx';
import { HeldNotice } from '../../deciding/held/held-notice.tsx';
import { useDesk } from '../../deciding/queue/use-desk.tsx';
import { WorkTitle } from '../../deciding/queue/work-title.tsx';
import { USUAL_REASONS } from '../../deciding/reason-dialog.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { TwoColumns, WIDE } from '../../ui/two-columns.tsx';
import { WHOLE } from '../../ui/whole-record.ts';
import { usePathOf } from '../posts/use-path-of.ts';
import { AssignmentSection } from './assignment-section.tsx';
import { ThreadButtons } from './thread-buttons.tsx';
import { ThreadPosts } from './thread-posts.tsx';
import { UrgentMark } from './urgent-mark.tsx';
import { useDecideThread } from './use-decide-thread.ts';

const USUAL = USUAL_REASONS.map(text => ({ reason: text, label: text }));

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
  return thread ? <OneThread thread={thread} /> : null;
}

type PartProps = { thread: StaffThread };

function OneThread({ thread }: PartProps) {
  const { id, can, question_id } = thread;
  const decide = useDecideThread(thread);
  const takeAway = can.reject ? 'reject' : 'hide';
  const desk = useDesk({
    about: `threads/${id}`,
    queueOf: {
      resource: 'posts',
      id: question_id,
      pathOf: usePathOf(),
    },
    publish: can.publish ? () => decide({ decision: 'publish' }) : undefined,
    remove: can.reject || can.hide ? (reason: string) => decide({ decision: takeAway, reason }) : undefined,
    reasons: USUAL,
  });
  return (
    <Box sx={{ maxWidth: WIDE }}>
      {desk.bar}
      <TwoColumns
        first={
          <>
            <ThreadCard thread={thread}>
              {desk.isHeld ? <HeldNotice /> : <ThreadButtons thread={thread} decide={decide} onDecided={desk.goOn} />}
              {desk.quickReasons}
            </ThreadCard>
            <AssignmentSection key={thread.assignment?.assigned_to.id ?? 'open'} thread={thread} />
          </>
        }
        second={question_id === null ? null : <ThreadPosts />}
      />
    </Box>
  );
}

/** What was asked and by whom, and the buttons that decide on it. */
function ThreadCard({ thread, children }: PartProps & { children: ReactNode }) {
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <WorkTitle about={`threads/${thread.id}`}>{thread.title}</WorkTitle>
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
        {children}
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
