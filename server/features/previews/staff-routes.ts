import { notFound } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { previewPage } from '../../platform/subjects/preview-kind.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { previewEnd, previewPath, previewToken } from './rules/preview-token.ts';
import { previewStaffCalls } from './staff-contract.ts';

/** Calls of the console about previews. That an address was given stands in the audit log; the address itself nowhere. */
export function previewStaffRoutes(services: Services): readonly Endpoint[] {
  const { config, clock, db } = services;
  return bindCalls(previewStaffCalls, {
    create: async ({ body }, context) => {
      if (!(await previewPage(services, body))) throw notFound('Không tìm thấy bản nháp này.');
      const { kind, id } = body;
      const entry = { ...actorOf(context), action: `${kind}.preview`, subjectKind: kind, subjectId: id, fields: [] };
      await db.transaction(unit => recordAudit(unit, services, entry));
      const end = previewEnd(clock.now());
      const url = config.origin + previewPath(previewToken(config.secret, body, end));
      return { url, ends_at: end.toISOString() };
    },
  });
}
