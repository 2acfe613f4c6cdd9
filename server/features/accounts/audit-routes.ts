import { z } from 'zod';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { AUDIT_SORTS, auditFilter, staffAuditEntry } from '../audit/staff-contract.ts';
import { listAudit } from './queries/list-audit.ts';

/** The audit log for admins. It stands here, as it names the people whom the log knows by id. */
export function auditStaffRoutes(services: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/admin/audit/',
      summary: 'What staff did, and saw of personal data',
      access: 'staff',
      roles: ['admin'],
      query: restQuery({ filter: auditFilter, sorts: AUDIT_SORTS }),
      answer: z.array(staffAuditEntry),
      handle: async ({ query }, context) => sendPage(context, 'audit', query, await listAudit(services, query)),
    }),
  ];
}
