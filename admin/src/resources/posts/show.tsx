import type { StaffPost } from '@antam/server/features/posts/staff-contract.ts';
import { Link, useCreatePath, useRecordContext } from 'react-admin';
import { AccountLink } from '../../deciding/account-link.tsx';
import { pastText } from '../../deciding/author-past.ts';
import { USUAL_REASONS } from '../../deciding/reason-dialog.tsx';
import { Doubts, WrittenPage } from '../../deciding/written-page.tsx';
import { WholeText } from '../../deciding/written-text.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatMoment } from '../../ui/format.ts';
import { RecordPage } from '../../ui/record-page.tsx';
import { authorText, kindName } from './names.ts';
import { canPublish, canRemove, useDecidePosts } from './post-decisions.ts';
import { PostPictures } from './post-pictures.tsx';
import { RemovePosts } from './remove-posts.tsx';
import { usePathOf } from './use-path-of.ts';

const USUAL = USUAL_REASONS.map(text => ({ reason: text, label: text }));

/** One post with what speaks against it. That it was looked at is written into the log. */
export const PostShow = () => (
  <RecordPage>
    <PostPage />
  </RecordPage>
);

function PostPage() {
  const post = useRecordContext<StaffPost>();
  return post ? <OnePost post={post} /> : null;
}

type PartProps = { post: StaffPost };

function OnePost({ post }: PartProps) {
  const pathOf = usePathOf();
  return (
    <WrittenPage
      text={post}
      author={authorText(post)}
      status={post.status}
      said={
        <>
          <WholeText>{post.text}</WholeText>
          <PostPictures images={post.images} />
        </>
      }
      facts={<PostFacts post={post} />}
      doubts={<Doubts objections={post.objections} reports={post.reports} />}
      queueOf={{ resource: 'posts', id: post.id, pathOf }}
      canPublish={canPublish(post)}
      canRemove={canRemove(post)}
      decide={useDecidePosts()}
      reasons={USUAL}
      RemoveDialog={RemovePosts}
    />
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
      <Fact name="Bài của tài khoản">{pastText(post.author_past)}</Fact>
      <Fact name="Gửi lúc">{formatMoment(post.created_at)}</Fact>
      <Fact name="Sửa lúc">{modified_at && formatMoment(modified_at)}</Fact>
      <Fact name="Lý do gỡ">{post.removal_reason}</Fact>
    </Facts>
  );
}
