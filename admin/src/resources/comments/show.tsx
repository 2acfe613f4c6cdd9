import type { StaffComment, StaffCommentRow } from '@antam/server/features/reviews/staff-contract.ts';
import { Link, useCanAccess, useCreatePath, useRecordContext } from 'react-admin';
import { pastText } from '../../deciding/author-past.ts';
import { Doubts, WrittenPage } from '../../deciding/written-page.tsx';
import { WholeText } from '../../deciding/written-text.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { formatMoment } from '../../ui/format.ts';
import { RecordPage } from '../../ui/record-page.tsx';
import { REASONS, reasonName, starsText } from './names.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useDecideComments } from './use-decide-comments.ts';

const USUAL_REASONS = REASONS.map(({ id, name }) => ({ reason: id, label: name }));

/** One review with what speaks against it. That it was looked at is written into the log. */
export const CommentShow = () => (
  <RecordPage>
    <CommentPage />
  </RecordPage>
);

function CommentPage() {
  const comment = useRecordContext<StaffComment>();
  return comment ? <OneComment comment={comment} /> : null;
}

type PartProps = { comment: StaffComment };

function OneComment({ comment }: PartProps) {
  const createPath = useCreatePath();
  const { id, can, objections, reports, original_comment } = comment;
  return (
    <WrittenPage
      text={comment}
      author={comment.author_name}
      status={comment.status}
      said={<WholeText>{comment.comment}</WholeText>}
      facts={<CommentFacts comment={comment} />}
      doubts={
        <>
          <Doubts objections={objections} reports={reports} />
          {original_comment && (
            <FormSection title="Lời đầu tiên của người viết">
              <WholeText>{original_comment}</WholeText>
            </FormSection>
          )}
        </>
      }
      queueOf={{
        resource: 'comments',
        id,
        pathOf: (row: StaffCommentRow) => createPath({ resource: 'comments', type: 'show', id: row.id }),
      }}
      canPublish={can.publish}
      canRemove={can.remove}
      decide={useDecideComments()}
      reasons={USUAL_REASONS}
      RemoveDialog={RemoveDialog}
    />
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
      <Fact name="Nhận xét của tài khoản">{pastText(comment.author_past)}</Fact>
      <Fact name="Gửi lúc">{formatMoment(comment.created_at)}</Fact>
      <Fact name="Gỡ lúc">{comment.removed_at && formatMoment(comment.removed_at)}</Fact>
      <Fact name="Lý do gỡ">{reasonName(comment.removal_reason)}</Fact>
    </Facts>
  );
}
