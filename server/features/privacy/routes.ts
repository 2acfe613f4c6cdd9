import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { requireOwner } from '../sessions/require-owner.ts';
import { cancelDeletion } from './commands/cancel-deletion.ts';
import { requestDeletion } from './commands/request-deletion.ts';
import { privacyCalls } from './contract.ts';
import { exportArchive } from './queries/export-archive.ts';

const EXPORTS = { name: 'data-export', points: 10, seconds: 3_600 };

/** What people can do with everything that is kept of them. */
export function privacyRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(privacyCalls, {
    export: ({ body }, context) => sendExport(services, context, body.password),
    requestDeletion: ({ body }, context) => requestDeletion(services, context, body.password),
    cancelDeletion: (_, context) => cancelDeletion(services, requirePrincipal(context).accountId),
  });
}

/**
 * Answers with the file. No address leads to it, and the password is asked for again, so that an open browser which a
 * stranger found gives nothing away.
 */
async function sendExport(services: Services, context: RequestContext, password: string | undefined) {
  const { accountId } = await requireOwner(services, context, password);
  await context.limit(EXPORTS, String(accountId));
  const bytes = await exportArchive(services, accountId);
  context.sendFile({ name: 'du-lieu-an-tam.zip', type: 'application/zip', bytes });
  return undefined;
}
