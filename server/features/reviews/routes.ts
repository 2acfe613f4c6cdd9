import type { Principal } from '../../platform/auth/principal.ts';
import { listOf, record } from '../../platform/cache/tag.ts';
import { invalid, Problem, unauthenticated } from '../../platform/errors/problem.ts';
import type { Endpoint, RequestContext } from '../../platform/http/endpoint.ts';
import { bindCalls, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendingOf } from '../../platform/repeats/sending.ts';
import type { Services } from '../../platform/services.ts';
import { readsOf } from '../../platform/subjects/preview-reads.ts';
import type { Subject } from '../../platform/subjects/subject.ts';
import { accountById } from '../accounts/queries/account-by-email.ts';
import { withEmailCheck } from '../sign-up/queries/email-check.ts';
import { commentCalls, reviewCalls } from './calls-contract.ts';
import { editableComment, editComment } from './commands/edit-comment.ts';
import { ownersOnly, postReply } from './commands/post-reply.ts';
import { type Author, postReview } from './commands/post-review.ts';
import { reportComment } from './commands/report-comment.ts';
import { voteComment } from './commands/vote-comment.ts';
import type { CommentPost } from './contract.ts';
import { accountComments } from './queries/account-comments.ts';
import { listComments } from './queries/list-comments.ts';
import { ownCommentsOf } from './queries/own-comments.ts';
import { removedReviews } from './queries/removed-reviews.ts';
import { votesOf } from './vote-tags.ts';

/** Calls about reviews: those of each kind of record that can be reviewed, and those of all. */
export function reviewRoutes(services: Services): readonly Endpoint[] {
  const reviewed = services.subjects.all.filter(subject => subject.reviewed);
  return [...reviewed.flatMap(subject => routesOf(services, subject)), ...commonRoutes(services)];
}

function routesOf(services: Services, subject: Subject): readonly Endpoint[] {
  const kind = subject.name;
  return bindCalls(commentCalls(kind), {
    list: ({ params: { id }, query }, context) => {
      context.dependsOn(record(kind, id), votesOf(kind, id));
      const isPreview = context.previewed(kind, id) !== undefined;
      return listComments(readsOf(services, isPreview), subject, id, query, isPreview);
    },
    own: ({ params: { id } }, context) => ownCommentsOf(services, requirePrincipal(context).accountId, subject, id),
    create: async ({ body }, context) => {
      const id = pageOf(kind, body);
      if (body.parent != null) return reply(services, kind, id, body, context);
      const sending = sendingOf(services.config.secret, context, `${kind}-review`, body);
      const author = await authorOf(services, body, context);
      return withEmailCheck(context, { email: author.email, refusal: loginRequired }, requireUnregistered =>
        postReview(services, { author, requireUnregistered }, { kind, id }, { post: body, sending }),
      );
    },
    read: ({ params: { id } }, context) =>
      services.db.transaction(async unit => {
        const comment = await editableComment(unit, services, requirePrincipal(context), { kind, id });
        return { id, comment: comment.body };
      }),
    edit: ({ params: { id }, body }, context) =>
      editComment(services, requirePrincipal(context), { kind, id, body: body.comment }),
  });
}

function commonRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(reviewCalls, {
    vote: ({ body }, context) =>
      voteComment(services, requirePrincipal(context), {
        kind: body.vote_for,
        id: body.comment_id,
        useful: body.useful,
      }),
    report: async ({ params: { id }, body }, context) => {
      await reportComment(services, requirePrincipal(context), { id, reason: body.reason });
      return { reported: true as const };
    },
    mine: ({ query }, context) => accountComments(services, requirePrincipal(context).accountId, query.page),
    removed: ({ query }, context) => {
      context.dependsOn(...services.subjects.all.filter(({ reviewed }) => reviewed).map(({ name }) => listOf(name)));
      return removedReviews(services, query.page);
    },
  });
}

/** The record whose page a comment was sent from. */
function pageOf(kind: string, body: CommentPost): number {
  const id = new Map<string, unknown>(Object.entries(body)).get(kind);
  if (typeof id !== 'number') throw invalid({ [kind]: ['Thiếu trang được nhận xét.'] });
  return id;
}

async function reply(services: Services, kind: string, id: number, body: CommentPost, context: RequestContext) {
  const { principal } = context;
  if (!principal || body.parent == null) throw ownersOnly();
  const author = await nameOf(services, principal);
  const sending = sendingOf(services.config.secret, context, `${kind}-review-reply`, body);
  return postReply(services, principal, author, { kind, id, parent: body.parent, body: body.comment, sending });
}

async function authorOf(services: Services, body: CommentPost, context: RequestContext): Promise<Author> {
  const { principal } = context;
  if (principal) return { accountId: principal.accountId, email: null, ...(await nameOf(services, principal)) };
  const { name, email } = body;
  if (!name || !email) {
    throw invalid({
      ...(name ? {} : { name: ['Xin vui lòng nhập họ tên.'] }),
      ...(email ? {} : { email: ['Xin vui lòng nhập email.'] }),
    });
  }
  return { accountId: null, name, email };
}

async function nameOf({ db }: Pick<Services, 'db'>, { accountId }: Principal): Promise<{ name: string }> {
  const account = await accountById(db.primary, accountId);
  if (!account) throw unauthenticated();
  return { name: account.name };
}

/** The specification's answer to an email address that belongs to an account. */
const loginRequired = () =>
  new Problem(401, 'LOGIN_REQUIRED', 'Email này đã có tài khoản. Bạn cần đăng nhập để tiếp tục.', {
    isListed: true,
  });
