import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { viewsOf } from '../audit/record-views.ts';
import { decideApplication } from './commands/decide-application.ts';
import { findApplication, listApplications } from './queries/staff-applications.ts';
import { applicationStaffCalls } from './staff-contract.ts';

/** What of a person a list and a record show. */
const LISTED = ['account_name', 'account_email', 'place_name', 'place_add', 'prof_spec', 'prof_place'];
const SHOWN = [...LISTED, 'account_phone'];

/** Calls of the console about providers who apply for a page. Who looks leaves a trace. */
export function providerStaffRoutes(services: Services): readonly Endpoint[] {
  const seen = viewsOf(services, 'provider-application');
  const find = (context: RequestContext, id: number) => findApplication(services, requirePrincipal(context), id);
  return bindCalls(applicationStaffCalls, {
    list: async ({ query }, context) => {
      const page = await listApplications(services, query);
      if (page.rows.length > 0) await seen.list(context, LISTED);
      return sendPage(context, 'provider-applications', query, page);
    },
    detail: async ({ params: { id } }, context) => {
      const application = await find(context, id);
      await seen.one(context, id, SHOWN);
      return application;
    },
    decide: async ({ params: { id }, body }, context) => {
      await decideApplication(services, context, id, body);
      return find(context, id);
    },
  });
}
