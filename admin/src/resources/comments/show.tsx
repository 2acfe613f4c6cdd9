import type { StaffComment } from '@antam/server/features/reviews/staff-contract.ts';
import { Alert, Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { Link, ListButton, Show, TopToolbar, useCanAccess, useCreatePath, useRecordContext } from 'react-admin';
import { WholeText } from '../../deciding/written-text.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { formatMoment } from '../../ui/format.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { TwoColumns, WIDE } from '../../ui/two-columns.tsx';
import { WHOLE } from '../../ui/whole-record.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { reasonName, starsText } from './names.ts';

/** One review with what speaks against it. That it was looked at is written into the log. */
export function CommentShow() {
  return (
    <Show
      queryOptions={WHOLE}
      component="div"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
    >
      <CommentPage />
    </Show>
  );
}

function CommentPage() {
  const comment = useRecordContext<StaffComment>();
  if (!comment) return null;
  return (
    <Box sx={{ maxWidth: WIDE }}>
      <TwoColumns first={<CommentCard comment={comment} />} second={<Flags comment={comment} />} />
    </Box>
  );
}

type PartProps = { comment: StaffComment };

/** What was written, and the buttons that decide on it. */
function CommentCard({ comment }: PartProps) {
  const { id, can } = comment;
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
          <Typography variant="h2">{comment.author_name}</Typography>
          <StatusChip status={comment.status} />
        </Stack>
        <WholeText>{comment.comment}</WholeText>
        <CommentFacts comment={comment} />
        <Stack direction="row" spacing={1} sx={{ mt: 3 }}>
          <DecisionButtons publishable={can.publish ? [id] : []} removable={can.remove ? [id] : []} />
        </Stack>
      </CardContent>
    </Card>
  );
}

/** What speaks against it: what a filter found, what people reported, and what was changed. */
function Flags({ comment: { objections, reports, original_comment } }: PartProps) {
  return (
    <>
      {objections.length > 0 && <Alert severity="warning">{objections.join(' · ')}</Alert>}
      {reports.length > 0 && (
        <FormSection title="Bị báo cáo">
          <Facts>
            {reports.map(({ reason, created_at }) => (
              <Fact key={created_at + reason} name={formatMoment(created_at)}>
                {reason}
              </Fact>
            ))}
          </Facts>
        </FormSection>
      )}
      {original_comment && (
        <FormSection title="Lời đầu tiên của người viết">
          <WholeText>{original_comment}</WholeText>
        </FormSection>
      )}
    </>
  );
}

function CommentFacts({ comment }: PartProps) {
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: 'accounts', action: 'show' });
  const { account_id, record_name, record_url } = comment;
  return (
    <Facts>
      <Fact name="Về">{record_name && <a href={record_url}>{record_name}</a>}</Fact>
      <Fact name="Số sao">{starsText(comment.overall_rating)}</Fact>
      <Fact name="Loại">{comment.parent_id !== null && 'Trả lời một nhận xét'}</Fact>
      <Fact name="Tài khoản">
        {account_id !== null && canAccess && (
          <Link to={createPath({ resource: 'accounts', type: 'show', id: account_id })}>Xem tài khoản</Link>
        )}
      </Fact>
      <Fact name="Email">{comment.author_email}</Fact>
      <Fact name="Gửi lúc">{formatMoment(comment.created_at)}</Fact>
      <Fact name="Gỡ lúc">{comment.removed_at && formatMoment(comment.removed_at)}</Fact>
      <Fact name="Lý do gỡ">{reasonName(comment.removal_reason)}</Fact>
    </Facts>
  );
}
