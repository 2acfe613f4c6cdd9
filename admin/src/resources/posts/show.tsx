import type { StaffPost } from '@antam/server/features/posts/staff-contract.ts';
import { Link, useCreatePath, useRecordContext } from 'react-admin';
import { AccountLink } from '../../deciding/account-link.tsx';
import { Doubts, WrittenPage } from '../../deciding/written-page.tsx';
import { WholeText } from '../../deciding/written-text.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatMoment } from '../../ui/format.ts';
import { RecordPage } from '../../ui/record-page.tsx';
import { authorText, kindName } from './names.ts';
import { PostButtons } from './post-buttons.tsx';
import { PostPictures } from './post-pictures.tsx';

/** One post with what speaks against it. That it was looked at is written into the log. */
export const PostShow = () => (
  <RecordPage>
    <PostPage />
  </RecordPage>
);

function PostPage() {
  const post = useRecordContext<StaffPost>();
  if (!post) return null;
  return (
    <WrittenPage
      author={authorText(post)}
      status={post.status}
      said={
        <>
          <WholeText>{post.text}</WholeText>
          <PostPictures images={post.images} />
        </>
      }
      facts={<PostFacts post={post} />}
      buttons={<PostButtons posts={[post]} />}
      doubts={<Doubts objections={post.objections} reports={post.reports} />}
    />
  );
}

function PostFacts({ post }: { post: StaffPost }) {
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
