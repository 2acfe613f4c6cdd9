import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { listAudit } from './queries/list-audit.ts';
import { auditStaffCalls } from './staff-contract.ts';

/** The audit log for admins. */
export function auditStaffRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(auditStaffCalls, {
    list: async ({ query }, context) => sendPage(context, 'audit', query, await listAudit(services, query)),
  });
}
