import type { CommentEdited, VoteAnswer } from '@antam/server/features/reviews/contract.ts';
import { browserApi } from '../../api/browser-api.ts';
import { ApiProblem } from '../../api/problem.ts';
import type { PageKind } from '../../memory/parse.ts';

const OWNERS_ONLY = 'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý.';
const CONTACT = 'Vui lòng liên hệ trực tiếp với cơ sở y tế hoặc bác sĩ.';

/** What came of an act: a value, or the sentence that the specification has for its failure. */
export type Outcome<Value> = { value: Value } | { failure: string; needsLogin: boolean };

type OnPage = { kind: PageKind; id: number };

/** Votes a comment useful or not; the answer has both counts. */
export const voteComment = (
  { kind }: OnPage,
  commentId: number,
  { useful, isFirst }: { useful: boolean; isFirst: boolean },
): Promise<Outcome<VoteAnswer>> =>
  outcome(
    () =>
      browserApi.post('/api/v1/comment-voting/', {
        body: { vote_for: kind, useful, comment_id: commentId, first_time: isFirst },
      }),
    () => 'Gửi đánh giá không thành công. Xin vui lòng thử lại.',
  );

/** The text of a comment, for its author and the owner of the page. */
export const readComment = ({ kind }: OnPage, commentId: number): Promise<Outcome<{ comment: string }>> =>
  outcome(
    () => browserApi.get(`/api/v1/${kind}/comment/:id/`, { params: { id: commentId } }),
    ({ status }) => (status === 403 ? OWNERS_ONLY : 'Sửa không thành công. Xin vui lòng thử lại.'),
  );

export const saveComment = (
  { kind, id }: OnPage,
  commentId: number,
  comment: string,
): Promise<Outcome<CommentEdited>> =>
  outcome(
    () => browserApi.put(`/api/v1/${kind}/comment/:id/`, { params: { id: commentId }, body: { comment, [kind]: id } }),
    problem => withReason('Gửi nhận xét không thành công. Xin vui lòng thử lại.', problem),
  );

/** Answers a review in the name of the owner of its page. */
export const replyTo = (
  { kind, id }: OnPage,
  parent: number,
  { comment, email, name }: { comment: string; email: string; name: string },
): Promise<Outcome<{ id: number; comment_html: string }>> =>
  outcome(
    () =>
      browserApi.post(`/api/v1/${kind}/comment/create/`, {
        body: { [kind]: id, comment, parent, email, name, source: 'review' },
      }),
    problem =>
      problem.status === 403
        ? `${OWNERS_ONLY} ${CONTACT}`
        : withReason('Edit không thành công. Xin vui lòng thử lại.', problem),
  );

export const reportComment = (commentId: number, reason: string): Promise<Outcome<{ reported: true }>> =>
  outcome(
    () => browserApi.post('/api/v1/comment-report/:id/', { params: { id: commentId }, body: { reason } }),
    problem => problem.detail ?? 'Gửi báo cáo không thành công. Xin vui lòng thử lại.',
  );

async function outcome<Value>(
  ask: () => Promise<Value>,
  textOf: (problem: ApiProblem) => string,
): Promise<Outcome<Value>> {
  try {
    return { value: await ask() };
  } catch (error) {
    const problem = error instanceof ApiProblem ? error : new ApiProblem(0, null);
    return { failure: textOf(problem), needsLogin: problem.status === 401 };
  }
}

/** A text that is too short or too long is said beside the sentence. */
function withReason(sentence: string, { body }: ApiProblem): string {
  const messages: unknown = typeof body === 'object' && body !== null && 'comment' in body ? body.comment : null;
  const first: unknown = Array.isArray(messages) ? messages[0] : null;
  return typeof first === 'string' ? `${sentence} ${first}` : sentence;
}
