import type { Endpoint } from '../../platform/http/endpoint.ts';
import { bindCalls, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import { viewsOf } from '../audit/record-views.ts';
import { decideEach } from '../contributions/decide-each.ts';
import { assignPost } from './commands/assign-post.ts';
import { decidePost } from './commands/decide-post.ts';
import { findAssignable } from './queries/assignable.ts';
import { assignmentOf } from './queries/assignment-of.ts';
import { findStaffPost, listStaffPosts } from './queries/staff-posts.ts';
import { postStaffCalls } from './staff-contract.ts';

/** What of a person a list and a post show. */
const LISTED = ['author_name', 'text', 'images', 'reports'];
const SHOWN = [...LISTED, 'account_id'];

/** Calls of the console about posts. Who looks leaves a trace. */
export function postStaffRoutes(services: Services): readonly Endpoint[] {
  const seen = viewsOf(services, 'post');
  return bindCalls(postStaffCalls, {
    list: async ({ query }, context) => {
      const page = await listStaffPosts(services, requirePrincipal(context), query);
      if (page.rows.length > 0) await seen.list(context, LISTED);
      return sendPage(context, 'posts', query, page);
    },
    detail: async ({ params: { id } }, context) => {
      const post = await findStaffPost(services, requirePrincipal(context), id);
      await seen.one(context, id, SHOWN);
      return post;
    },
    decide: async ({ params: { id }, body }, context) => {
      const principal = requirePrincipal(context);
      await decidePost(services, { principal, actor: actorOf(context) }, { id, ...body });
      return findStaffPost(services, principal, id);
    },
    decideMany: ({ body }, context) => {
      const who = { principal: requirePrincipal(context), actor: actorOf(context) };
      return decideEach(services, context, body, decision => decidePost(services, who, decision));
    },
    assign: async ({ params: { id }, body: { assigned_to } }, context) => {
      const who = { principal: requirePrincipal(context), actor: actorOf(context) };
      const action = assigned_to === null ? 'cancel' : 'new';
      await assignPost(services, who, { action, post_id: id, assigned_to });
      return { assignment: await assignmentOf(services.db.primary, id) };
    },
    assignable: async ({ query }, context) => {
      const found = await findAssignable(services.db.primary, query.filter.q ?? '');
      return sendPage(context, 'assignable', query, { rows: found, total: found.length });
    },
  });
}
