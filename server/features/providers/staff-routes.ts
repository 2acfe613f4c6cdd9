import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { type Actor, actorOf, recordAudit } from '../audit/record-audit.ts';
import { decideApplication } from './commands/decide-application.ts';
import { findApplication, listApplications } from './queries/staff-applications.ts';
import { applicationStaffCalls } from './staff-contract.ts';

const subjectKind = 'provider-application';
/** What of a person a list and a record show. */
const LISTED = ['account_name', 'account_email', 'place_name', 'place_add', 'prof_spec', 'prof_place'];
const SHOWN = [...LISTED, 'account_phone'];

/** Calls of the console about providers who apply for a page. Who looks leaves a trace. */
export function providerStaffRoutes(services: Services): readonly Endpoint[] {
  const see = (actor: Actor, action: string, subjectId: number | null, fields: readonly string[]) =>
    services.db.transaction(unit => recordAudit(unit, services, { ...actor, action, subjectKind, subjectId, fields }));
  const find = (context: RequestContext, id: number) => findApplication(services, requirePrincipal(context), id);
  return bindCalls(applicationStaffCalls, {
    list: async ({ query }, context) => {
      const page = await listApplications(services, query);
      if (page.rows.length > 0) await see(actorOf(context), 'provider-application.list', null, LISTED);
      return sendPage(context, 'provider-applications', query, page);
    },
    detail: async ({ params: { id } }, context) => {
      const application = await find(context, id);
      await see(actorOf(context), 'provider-application.view', id, SHOWN);
      return application;
    },
    decide: async ({ params: { id }, body }, context) => {
      await decideApplication(services, context, id, body);
      return find(context, id);
    },
  });
}
