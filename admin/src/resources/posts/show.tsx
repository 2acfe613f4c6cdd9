import type { StaffPost } from '@antam/server/features/posts/staff-contract.ts';
import { Alert, Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { Link, ListButton, Show, TopToolbar, useCreatePath, useRecordContext } from 'react-admin';
import { AccountLink } from '../../deciding/account-link.tsx';
import { WholeText } from '../../deciding/written-text.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { formatMoment } from '../../ui/format.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { TwoColumns, WIDE } from '../../ui/two-columns.tsx';
import { WHOLE } from '../../ui/whole-record.ts';
import { authorText, kindName } from './names.ts';
import { PostButtons } from './post-buttons.tsx';
import { PostPictures } from './post-pictures.tsx';

/** One post with what speaks against it. That it was looked at is written into the log. */
export function PostShow() {
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
      <PostPage />
    </Show>
  );
}

function PostPage() {
  const post = useRecordContext<StaffPost>();
  if (!post) return null;
  return (
    <Box sx={{ maxWidth: WIDE }}>
      <TwoColumns first={<PostCard post={post} />} second={<Flags post={post} />} />
    </Box>
  );
}

type PartProps = { post: StaffPost };

/** What was written, and the buttons that decide on it. */
function PostCard({ post }: PartProps) {
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
          <Typography variant="h2">{authorText(post)}</Typography>
          <StatusChip status={post.status} />
        </Stack>
        <WholeText>{post.text}</WholeText>
        <PostPictures images={post.images} />
        <PostFacts post={post} />
        <Stack direction="row" spacing={1} sx={{ mt: 3 }}>
          <PostButtons posts={[post]} />
        </Stack>
      </CardContent>
    </Card>
  );
}

function PostFacts({ post }: PartProps) {
  const createPath = useCreatePath();
  const { kind, entity_id, record_name, record_url, modified_at } = post;
  return (
    <Facts>
      <Fact name="Loại">{kindName(post)}</Fact>
      <Fact name="Trong">
        {kind === 'thread' ? (
          <Link to={createPath({ resource: 'threads', type: 'show', id: entity_id })}>{record_name}</Link>
        ) : (
          record_name && <a href={record_url}>{record_name}</a>
        )}
      </Fact>
      <Fact name="Tài khoản">
        <AccountLink id={post.account_id} />
      </Fact>
      <Fact name="Gửi lúc">{formatMoment(post.created_at)}</Fact>
      <Fact name="Sửa lúc">{modified_at && formatMoment(modified_at)}</Fact>
      <Fact name="Lý do gỡ">{post.removal_reason}</Fact>
    </Facts>
  );
}

/** What speaks against it: what a filter found, and what people reported. */
function Flags({ post: { objections, reports } }: PartProps) {
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
    </>
  );
}
