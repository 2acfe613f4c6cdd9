import type { Endpoint, RequestContext } from '../../platform/http/endpoint.ts';
import { bindCalls, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { decideComment } from './commands/decide-comment.ts';
import { findStaffComment, listStaffComments } from './queries/staff-comments.ts';
import { commentStaffCalls } from './staff-contract.ts';

/** What of a person a list and a comment show. */
const LISTED = ['author_name', 'comment'];
const SHOWN = [...LISTED, 'author_email', 'reports'];

/** Calls of the console about comments. Who looks leaves a trace. */
export function commentStaffRoutes(services: Services): readonly Endpoint[] {
  const see = (context: RequestContext, action: string, subjectId: number | null, fields: readonly string[]) =>
    services.db.transaction(unit =>
      recordAudit(unit, services, { ...actorOf(context), action, subjectKind: 'comment', subjectId, fields }),
    );
  return bindCalls(commentStaffCalls, {
    list: async ({ query }, context) => {
      const page = await listStaffComments(services, query);
      if (page.rows.length > 0) await see(context, 'comment.list', null, LISTED);
      return sendPage(context, 'comments', query, page);
    },
    detail: async ({ params: { id } }, context) => {
      const comment = await findStaffComment(services, requirePrincipal(context), id);
      await see(context, 'comment.view', id, SHOWN);
      return comment;
    },
    decide: async ({ params: { id }, body }, context) => {
      const principal = requirePrincipal(context);
      await decideComment(services, principal, actorOf(context), { id, ...body });
      return findStaffComment(services, principal, id);
    },
  });
}
