import { bindCalls, type Endpoint, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { decideEdit } from './commands/decide-edit.ts';
import { findStaffEdit, listStaffEdits } from './queries/staff-edits.ts';
import { profileEditStaffCalls } from './staff-contract.ts';

/** Calls of the console about what professionals want changed; each decision stands in the audit log. */
export function profileEditStaffRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(profileEditStaffCalls, {
    list: async ({ query }, context) =>
      sendPage(context, 'profile-edits', query, await listStaffEdits(services, query)),
    detail: ({ params: { id } }, context) => findStaffEdit(services, requirePrincipal(context), id),
    decide: async ({ params: { id }, body }, context) => {
      await decideEdit(services, context, id, body);
      return findStaffEdit(services, requirePrincipal(context), id);
    },
  });
}
