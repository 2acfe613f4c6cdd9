import type { StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import { Box, Stack, Typography } from '@mui/material';
import { Pagination, ReferenceManyField, useListContext } from 'react-admin';
import { WholeText, WhyItWaits } from '../../deciding/written-text.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { formatMoment } from '../../ui/format.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { authorText, kindName, reportText } from '../posts/names.ts';
import { PostButtons } from '../posts/post-buttons.tsx';
import { PostPictures } from '../posts/post-pictures.tsx';

const OF_THREADS = { kind: 'thread' } as const;
const IN_ORDER = { field: 'id', order: 'ASC' } as const;

/** All posts of a question in their order, those too that wait or were taken down. */
export function ThreadPosts() {
  return (
    <FormSection title="Các bài">
      <ReferenceManyField
        reference="posts"
        target="entity_id"
        filter={OF_THREADS}
        sort={IN_ORDER}
        perPage={25}
        pagination={<Pagination />}
      >
        <Posts />
      </ReferenceManyField>
    </FormSection>
  );
}

function Posts() {
  const { data = [] } = useListContext<StaffPostRow>();
  return (
    <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.map(post => (
        <Post key={post.id} post={post} />
      ))}
    </Stack>
  );
}

function Post({ post }: { post: StaffPostRow }) {
  const { status, created_at, objections, removal_reason, position } = post;
  return (
    <Box component="li" data-post={position} sx={{ py: 2, borderTop: position > 0 ? 1 : 0, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>
          {authorText(post)}
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {kindName(post)} · {formatMoment(created_at)}
          </Typography>
        </Typography>
        {status !== 'published' && <StatusChip status={status} />}
      </Stack>
      <WholeText>{post.text}</WholeText>
      <PostPictures images={post.images} />
      <WhyItWaits reasons={[...objections, ...reportText(post)]} />
      {removal_reason !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Lý do gỡ: {removal_reason}
        </Typography>
      )}
      {hasButtons(post) && (
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <PostButtons posts={[post]} />
        </Stack>
      )}
    </Box>
  );
}

/** A question that waits is decided on with the buttons of its thread. */
const hasButtons = ({ position, status }: StaffPostRow) => position > 0 || status === 'reported';
