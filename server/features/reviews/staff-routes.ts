import type { Endpoint } from '../../platform/http/endpoint.ts';
import { bindCalls, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import { viewsOf } from '../audit/record-views.ts';
import { decideEach } from '../contributions/decide-each.ts';
import { decideComment } from './commands/decide-comment.ts';
import { findStaffComment, listStaffComments } from './queries/staff-comments.ts';
import { commentStaffCalls } from './staff-contract.ts';

/** What of a person a list and a comment show. */
const LISTED = ['author_name', 'comment'];
const SHOWN = [...LISTED, 'author_email', 'reports'];

/** Calls of the console about comments. Who looks leaves a trace. */
export function commentStaffRoutes(services: Services): readonly Endpoint[] {
  const seen = viewsOf(services, 'comment');
  return bindCalls(commentStaffCalls, {
    list: async ({ query }, context) => {
      const page = await listStaffComments(services, query);
      if (page.rows.length > 0) await seen.list(context, LISTED);
      return sendPage(context, 'comments', query, page);
    },
    detail: async ({ params: { id } }, context) => {
      const comment = await findStaffComment(services, requirePrincipal(context), id);
      await seen.one(context, id, SHOWN);
      return comment;
    },
    decide: async ({ params: { id }, body }, context) => {
      const principal = requirePrincipal(context);
      await decideComment(services, principal, actorOf(context), { id, ...body });
      return findStaffComment(services, principal, id);
    },
    decideMany: ({ body }, context) => {
      const [principal, actor] = [requirePrincipal(context), actorOf(context)];
      return decideEach(services, context, body, decision => decideComment(services, principal, actor, decision));
    },
  });
}
