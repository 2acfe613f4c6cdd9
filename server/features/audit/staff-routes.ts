import { z } from 'zod';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { listAudit } from './queries/list-audit.ts';
import { AUDIT_SORTS, auditFilter, staffAuditEntry } from './staff-contract.ts';

/** The audit log for admins. */
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
