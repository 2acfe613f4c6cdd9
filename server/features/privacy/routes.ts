import { z } from 'zod';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { requirePrincipal } from '../accounts/require-principal.ts';
import { cancelDeletion } from './commands/cancel-deletion.ts';
import { requestDeletion } from './commands/request-deletion.ts';
import { deletionAnswer, deletionRequest } from './contract.ts';
import { exportArchive } from './queries/export-archive.ts';

const EXPORTS = { name: 'data-export', points: 10, seconds: 3_600 };
const PAGE = '/tai-khoan/du-lieu/';

/** What people can do with everything that is kept of them. Each wish also works as a plain form of its page. */
export function privacyRoutes(services: Services): readonly Endpoint[] {
  const deletion = ['/api/v1/account/deletion/', PAGE].map(path =>
    endpoint({
      method: 'POST',
      path,
      summary: 'Plans the deletion of one’s own account',
      access: 'user',
      body: deletionRequest,
      answer: deletionAnswer,
      formDone: () => PAGE,
      handle: ({ body }, context) => requestDeletion(services, context, body.password),
    }),
  );
  return [
    endpoint({
      method: 'GET',
      path: '/api/v1/account/data/',
      summary: 'Everything that is kept of one’s own account, as a ZIP of JSON files',
      access: 'user',
      answer: z.undefined(),
      handle: async (_input, context) => {
        const { accountId } = requirePrincipal(context);
        await context.limit(EXPORTS, String(accountId));
        const bytes = await exportArchive(services, accountId);
        context.sendFile({ name: 'du-lieu-an-tam.zip', type: 'application/zip', bytes });
        return undefined;
      },
    }),
    ...deletion,
    endpoint({
      method: 'DELETE',
      path: '/api/v1/account/deletion/',
      summary: 'Keeps an account whose deletion was planned',
      access: 'user',
      answer: deletionAnswer,
      handle: (_input, context) => cancelDeletion(services, requirePrincipal(context).accountId),
    }),
    endpoint({
      method: 'POST',
      path: '/tai-khoan/du-lieu/giu-lai/',
      summary: 'Keeps an account whose deletion was planned, by a plain form',
      access: 'user',
      answer: deletionAnswer,
      formDone: () => PAGE,
      formPage: PAGE,
      handle: (_input, context) => cancelDeletion(services, requirePrincipal(context).accountId),
    }),
  ];
}
