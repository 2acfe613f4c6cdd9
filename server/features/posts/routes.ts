import { record } from '../../platform/cache/tag.ts';
import { forbidden } from '../../platform/errors/problem.ts';
import type { Endpoint, RequestContext } from '../../platform/http/endpoint.ts';
import { bindCalls, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendingOf } from '../../platform/repeats/sending.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import { postCalls } from './calls-contract.ts';
import { agreeWithPost } from './commands/agree-with-post.ts';
import { assignPost } from './commands/assign-post.ts';
import { changeCaption, removePostImage } from './commands/change-post-image.ts';
import { bodyFaults } from './commands/clean-post-body.ts';
import { editPost } from './commands/edit-post.ts';
import { postReply } from './commands/post-reply.ts';
import { reportPost } from './commands/report-post.ts';
import { thankPost } from './commands/thank-post.ts';
import { mayAssign } from './forum-rights.ts';
import { thanksOf } from './post-tags.ts';
import { findAssignable } from './queries/assignable.ts';
import { assignmentOf } from './queries/assignment-of.ts';
import { findReplyers } from './queries/find-replyers.ts';
import { identitiesOf } from './queries/identities-of.ts';
import { originalImage } from './queries/original-image.ts';
import { ownPostsOf } from './queries/own-posts.ts';
import { asWritten } from './queries/posts-of.ts';
import { presentStored, quotePost, readablePost, writtenPost } from './queries/shown-post.ts';
import { optionsHtml } from './rules/option-html.ts';

const STORED = 'Trả lời thành công!';
const WAITS = `${STORED} Bài của bạn sẽ hiện với mọi người sau khi được duyệt.`;

/** Calls about posts of any discussion. */
export function postRoutes(services: Services): readonly Endpoint[] {
  const shown = async (id: number, context: RequestContext) => {
    const post = await readablePost(services, context.principal, id);
    context.dependsOn(record(post.kind, post.entityId), thanksOf(post.kind, post.entityId));
    return post;
  };
  return bindCalls(
    postCalls,
    {
      create: async ({ body }, context) => {
        const who = { principal: requirePrincipal(context), actor: actorOf(context) };
        const sending = sendingOf(services.config.secret, context, 'post', body);
        const post_data = await writtenPost(services, await postReply(services, { ...who, sending }, body));
        return { post_data, message: post_data.status === 'pending' ? WAITS : STORED };
      },
      read: async ({ params: { id } }, context) => ({
        post_data: await presentStored(services, asWritten(await shown(id, context))),
      }),
      quote: async ({ params: { id } }, context) => quotePost(services, await shown(id, context)),
      edit: async ({ params: { id }, body }, context) => {
        await editPost(services, requirePrincipal(context), id, body);
        return presentStored(services, await readablePost(services, context.principal, id));
      },
      removeImage: async ({ params: { id } }, context) => {
        await removePostImage(services, requirePrincipal(context), id);
        return { id };
      },
      caption: async ({ params: { id }, body: { caption } }, context) => {
        await changeCaption(services, requirePrincipal(context), { id, caption });
        return { id, caption };
      },
      original: async ({ params: { id } }, context) =>
        context.sendFile(await originalImage(services, requirePrincipal(context), id)),
      thank: ({ body: { id } }, context) => thankPost(services, requirePrincipal(context), id),
      agree: async ({ body: { id, agreed } }, context) => {
        await agreeWithPost(services, requirePrincipal(context), { id, agreed });
        return (await presentStored(services, await readablePost(services, context.principal, id))).agreements;
      },
      assign: async ({ body }, context) => {
        await assignPost(services, { principal: requirePrincipal(context), actor: actorOf(context) }, body);
        return { assignment: await assignmentOf(services.db.primary, body.post_id) };
      },
      report: async ({ params: { id }, body: { reason } }, context) => {
        await reportPost(services, requirePrincipal(context), { id, reason });
        return { reported: true as const };
      },
      own: ({ params }, context) => ownPostsOf(services, requirePrincipal(context), params),
      replyers: ({ query: { q } }, context) => replyers(services, context, q),
      creators: async ({ query: { q } }, context) => {
        if (!mayAssign(requirePrincipal(context))) throw forbidden();
        const found = await findAssignable(services.db.primary, q);
        return optionsHtml(found.map(({ id, name }) => ({ value: String(id), name })));
      },
    },
    {
      create: ({ body }) => bodyFaults(body.body ?? ''),
      edit: ({ body }) => bodyFaults(body.body ?? ''),
    },
  );
}

/** As whom an account may reply: own pages, and those that an official account was granted. */
async function replyers(services: Services, context: RequestContext, q: string): Promise<string> {
  const principal = requirePrincipal(context);
  const identities = await identitiesOf(services.db.primary, principal);
  const ownsAny = identities.professionals.length + identities.places.length > 0;
  if (!principal.isOfficial && !ownsAny) throw forbidden();
  return optionsHtml(findReplyers(identities, q).map(({ type, id, name }) => ({ value: `${type}-${id}`, name })));
}
