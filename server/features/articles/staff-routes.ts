import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { recordRoutes, shownRecord } from '../records/record-routes.ts';
import { articleKind } from './article.kind.ts';
import { articleRecord } from './article.record.ts';
import { ARTICLE } from './article-tags.ts';
import { restoreRevision } from './commands/restore-revision.ts';
import { articleRevisions } from './queries/article-revisions.ts';
import { listStaffArticles } from './queries/staff-articles.ts';
import { articleStaffCalls } from './staff-contract.ts';

/** Calls of the console about articles; each write stands in the audit log. */
export function articleStaffRoutes(services: Services): readonly Endpoint[] {
  const { revisions, restore, ...calls } = articleStaffCalls;
  const versions = bindCalls(
    { revisions, restore },
    {
      revisions: async ({ params: { id } }) => ({ items: await articleRevisions(services, id) }),
      restore: async ({ params: { id }, body: { revision } }, context) => {
        const actor = actorOf(context);
        await restoreRevision(services, actor.actorId, { id, revision }, unit =>
          recordAudit(unit, services, {
            ...actor,
            action: `${ARTICLE}.restore`,
            subjectKind: ARTICLE,
            subjectId: id,
            fields: ['title', 'summary', 'body'],
          }),
        );
        return articleRecord.answer.parse(await shownRecord(services, articleKind, id, context));
      },
    },
  );
  return [...recordRoutes(services, articleKind, calls, query => listStaffArticles(services, query)), ...versions];
}
