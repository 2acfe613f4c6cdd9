import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { type Actor, actorOf } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { decideApplication } from './commands/decide-application.ts';
import { findApplication, listApplications } from './queries/staff-applications.ts';
import {
  APPLICATION_SORTS,
  applicationDecision,
  applicationFilter,
  staffApplication,
  staffApplicationRow,
} from './staff-contract.ts';

const path = '/api/admin/provider-applications/';
const params = z.object({ id: idParam });
const subjectKind = 'provider-application';
/** What of a person a list and a record show. */
const LISTED = ['account_name', 'account_email', 'place_name', 'place_add', 'prof_spec', 'prof_place'];
const SHOWN = [...LISTED, 'account_phone'];

/** Calls of the console about providers who apply for a page. Who looks leaves a trace. */
export function providerStaffRoutes(services: Services): readonly Endpoint[] {
  const see = (actor: Actor, action: string, subjectId: number | null, fields: readonly string[]) =>
    services.db.transaction(unit => recordAudit(unit, services, { ...actor, action, subjectKind, subjectId, fields }));
  return [
    endpoint({
      method: 'GET',
      path,
      summary: 'Applications of providers, a page at a time',
      access: 'staff',
      roles: ['moderator'],
      query: restQuery({ filter: applicationFilter, sorts: APPLICATION_SORTS }),
      answer: z.array(staffApplicationRow),
      handle: async ({ query }, context) => {
        const page = await listApplications(services, query);
        if (page.rows.length > 0) await see(actorOf(context), 'provider-application.list', null, LISTED);
        return sendPage(context, 'provider-applications', query, page);
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}:id/`,
      summary: 'One application of a provider',
      access: 'staff',
      roles: ['moderator'],
      params,
      answer: staffApplication,
      handle: async ({ params: { id } }, context) => {
        const application = await findApplication(services, id);
        await see(actorOf(context), 'provider-application.view', id, SHOWN);
        return application;
      },
    }),
    endpoint({
      method: 'PUT',
      path: `${path}:id/`,
      summary: 'Approves an application and links its account with a page, refuses it, or reopens a refused one',
      access: 'staff',
      roles: ['moderator'],
      params,
      body: applicationDecision,
      answer: staffApplication,
      handle: async ({ params: { id }, body }, context) => {
        await decideApplication(services, actorOf(context), id, body);
        return findApplication(services, id);
      },
    }),
  ];
}
