import type { Endpoint, RequestContext } from '../../platform/http/endpoint.ts';
import { bindCalls, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import { viewsOf } from '../audit/record-views.ts';
import { decideEach } from '../contributions/decide-each.ts';
import { decideThread } from './commands/decide-thread.ts';
import { editThread, lockReplies } from './commands/edit-thread.ts';
import { mergeThreads } from './commands/merge-threads.ts';
import { findStaffThread, listStaffThreads } from './queries/staff-threads.ts';
import { threadStaffCalls } from './staff-contract.ts';

/** What of a person a list and a thread show. */
const LISTED = ['author_name'];
const SHOWN = [...LISTED, 'author_email', 'body'];

/** Calls of the console about threads. Who looks leaves a trace. */
export function threadStaffRoutes(services: Services): readonly Endpoint[] {
  const seen = viewsOf(services, 'thread');
  const shown = (context: RequestContext, id: number) => findStaffThread(services, requirePrincipal(context), id);
  return bindCalls(threadStaffCalls, {
    list: async ({ query }, context) => {
      const page = await listStaffThreads(services, query);
      if (page.rows.length > 0) await seen.list(context, LISTED);
      return sendPage(context, 'threads', query, page);
    },
    detail: async ({ params: { id } }, context) => {
      const thread = await shown(context, id);
      await seen.one(context, id, SHOWN);
      return thread;
    },
    edit: async ({ params: { id }, body }, context) => {
      await editThread(services, requirePrincipal(context), actorOf(context), { id, ...body });
      return shown(context, id);
    },
    decide: async ({ params: { id }, body }, context) => {
      await decideThread(services, requirePrincipal(context), actorOf(context), { id, ...body });
      return shown(context, id);
    },
    decideMany: ({ body }, context) => {
      const [principal, actor] = [requirePrincipal(context), actorOf(context)];
      return decideEach(services, context, body, decision => decideThread(services, principal, actor, decision));
    },
    lock: async ({ params: { id }, body }, context) => {
      await lockReplies(services, requirePrincipal(context), actorOf(context), { id, ...body });
      return shown(context, id);
    },
    merge: async ({ params: { id }, body }, context) => {
      await mergeThreads(services, requirePrincipal(context), actorOf(context), { id, ...body });
      return shown(context, id);
    },
  });
}
