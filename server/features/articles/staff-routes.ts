import { pastDay } from '../../platform/clock/past-day.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, changedFields, recordAudit } from '../audit/record-audit.ts';
import { recordPolicy } from '../records/record.policy.ts';
import { ARTICLE } from './article-tags.ts';
import { restoreRevision } from './commands/restore-revision.ts';
import { type Also, createArticle, updateArticle } from './commands/save-article.ts';
import { articleRevisions } from './queries/article-revisions.ts';
import { findStaffArticle, listStaffArticles } from './queries/staff-articles.ts';
import { articleStaffCalls, REVIEWED_ON_WRONG } from './staff-contract.ts';

/** Calls of the console about articles; each write stands in the audit log. */
export function articleStaffRoutes(services: Services): readonly Endpoint[] {
  const audit =
    (context: RequestContext, verb: string, fields: readonly string[]): Also =>
    (unit, id) =>
      recordAudit(unit, services, {
        ...actorOf(context),
        action: `${ARTICLE}.${verb}`,
        subjectKind: ARTICLE,
        subjectId: id,
        fields,
      });
  const show = async (context: RequestContext, id: number) => {
    const { edit } = recordPolicy.rightsOf(requirePrincipal(context), {});
    return { ...(await findStaffArticle(services, id)), can: { edit, delete: false } };
  };
  const { create, update, ...others } = articleStaffCalls;
  const body = { reviewed_on: pastDay(services.clock, REVIEWED_ON_WRONG).nullable().default(null) };
  const calls = {
    ...others,
    create: { ...create, body: create.body.extend(body) },
    update: { ...update, body: update.body.extend(body) },
  };
  return bindCalls(calls, {
    list: async ({ query }, context) => sendPage(context, 'articles', query, await listStaffArticles(services, query)),
    detail: ({ params: { id } }, context) => show(context, id),
    create: async ({ body }, context) => {
      const { accountId } = requirePrincipal(context);
      return show(context, await createArticle(services, accountId, body, audit(context, 'create', Object.keys(body))));
    },
    update: async ({ params: { id }, body: { updated_at: updatedAt, ...draft } }, context) => {
      const before = await findStaffArticle(services, id);
      const sent = { ...draft, publish_at: draft.publish_at?.toISOString() ?? null };
      const { accountId } = requirePrincipal(context);
      const also = audit(context, 'update', changedFields(before, sent));
      await updateArticle(services, accountId, { id, updatedAt, draft }, also);
      return show(context, id);
    },
    revisions: async ({ params: { id } }) => ({ items: await articleRevisions(services, id) }),
    restore: async ({ params: { id }, body: { revision } }, context) => {
      const { accountId } = requirePrincipal(context);
      const also = audit(context, 'restore', ['title', 'summary', 'body']);
      await restoreRevision(services, accountId, { id, revision }, also);
      return show(context, id);
    },
  });
}
