import { browserApi } from '../../api/browser-api.ts';
import type { Failure } from '../../forms/failure.ts';
import type { PageKind } from '../../memory/parse.ts';

type OnPage = { kind: PageKind; id: number };

const OWNERS_ONLY =
  'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý. Vui lòng liên hệ trực tiếp với cơ sở y tế hoặc bác sĩ.';

/** What is said of an act that failed, in the sentences that the specification has. */
export const FAILED = {
  save: (failure: Failure) => withReason('Gửi nhận xét không thành công. Xin vui lòng thử lại.', failure),
  reply: (failure: Failure) =>
    failure.status === 403 ? OWNERS_ONLY : withReason('Edit không thành công. Xin vui lòng thử lại.', failure),
  report: ({ detail }: Failure) => detail ?? 'Gửi báo cáo không thành công. Xin vui lòng thử lại.',
};

/** A text that is too short or too long is said beside the sentence. */
const withReason = (sentence: string, { fields: { comment } }: Failure): string =>
  comment === undefined ? sentence : `${sentence} ${comment}`;

/** Votes a comment useful or not; the answer has both counts. */
export const voteComment = (
  { kind }: OnPage,
  commentId: number,
  { useful, isFirst }: { useful: boolean; isFirst: boolean },
) =>
  browserApi.post('/api/v1/comment-voting/', {
    body: { vote_for: kind, useful, comment_id: commentId, first_time: isFirst },
  });

/** The text of a comment, for its author and the owner of the page. */
export const readComment = ({ kind }: OnPage, commentId: number) =>
  browserApi.get(`/api/v1/${kind}/comment/:id/`, { params: { id: commentId } });

export const saveComment = ({ kind, id }: OnPage, commentId: number, comment: string) =>
  browserApi.put(`/api/v1/${kind}/comment/:id/`, { params: { id: commentId }, body: { comment, [kind]: id } });

/** Answers a review in the name of the owner of its page. */
export const replyTo = (
  { kind, id }: OnPage,
  parent: number,
  { comment, email, name }: { comment: string; email: string; name: string },
) =>
  browserApi.post(`/api/v1/${kind}/comment/create/`, {
    body: { [kind]: id, comment, parent, email, name, source: 'review' },
  });

export const reportComment = (commentId: number, reason: string) =>
  browserApi.post('/api/v1/comment-report/:id/', { params: { id: commentId }, body: { reason } });
