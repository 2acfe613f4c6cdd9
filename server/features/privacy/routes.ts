import { z } from 'zod';
import { bindCalls } from '../../platform/http/bind-calls.ts';
import { type Endpoint, endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { requirePrincipal } from '../../platform/http/require-principal.ts';
import type { Services } from '../../platform/services.ts';
import { OWN_WRITES_BY_ADDRESS } from '../accounts/limits-contract.ts';
import { passwordProof } from '../second-factor/contract.ts';
import { requireOwner } from '../sessions/require-owner.ts';
import { cancelDeletion } from './commands/cancel-deletion.ts';
import { requestDeletion } from './commands/request-deletion.ts';
import { DATA_TASKS, deletionAnswer, privacyCalls } from './contract.ts';
import { exportArchive } from './queries/export-archive.ts';

const EXPORTS = { name: 'data-export', points: 10, seconds: 3_600 };
const PAGE = '/tai-khoan/du-lieu/';

/** What people can do with everything that is kept of them. Each wish also works as a plain form of its page. */
export function privacyRoutes(services: Services): readonly Endpoint[] {
  return [
    ...bindCalls(privacyCalls, {
      export: ({ body }, context) => sendExport(services, context, body.password),
      requestDeletion: ({ body }, context) => requestDeletion(services, context, body.password),
      cancelDeletion: (_, context) => cancelDeletion(services, requirePrincipal(context).accountId),
    }),
    plainForms(services),
    endpoint({
      method: 'POST',
      path: '/tai-khoan/du-lieu/giu-lai/',
      summary: 'Keeps an account whose deletion was planned, by a plain form',
      access: 'user',
      rate: OWN_WRITES_BY_ADDRESS,
      answer: deletionAnswer,
      formDone: () => PAGE,
      formPage: PAGE,
      handle: (_input, context) => cancelDeletion(services, requirePrincipal(context).accountId),
    }),
  ];
}

/** What the page's forms with a password send without script: the address says which of them it is. */
const plainForms = (services: Services) =>
  endpoint({
    method: 'POST',
    path: PAGE,
    summary: 'Plans the deletion of one’s own account, or sends all that is kept of it, by a plain form',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    query: z.object({ viec: z.enum(DATA_TASKS).default('xoa') }),
    body: passwordProof,
    answer: z.union([deletionAnswer, z.undefined()]),
    formDone: () => PAGE,
    handle: ({ query, body: { password } }, context) =>
      query.viec === 'tai-ve' ? sendExport(services, context, password) : requestDeletion(services, context, password),
  });

/**
 * Answers with the file. No address leads to it, and the password is asked for anew, so that an open browser which
 * somebody found gives nothing away.
 */
async function sendExport(services: Services, context: RequestContext, password: string | undefined) {
  const { accountId } = await requireOwner(services, context, password);
  await context.limit(EXPORTS, String(accountId));
  const bytes = await exportArchive(services, accountId);
  context.sendFile({ name: 'du-lieu-an-tam.zip', type: 'application/zip', bytes });
  return undefined;
}
