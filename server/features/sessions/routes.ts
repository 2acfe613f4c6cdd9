import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { type Endpoint, endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { requirePrincipal } from '../../platform/http/require-principal.ts';
import type { Services } from '../../platform/services.ts';
import { OWN_WRITES_BY_ADDRESS } from '../accounts/outer-limits.ts';
import { endOtherSessions, endSession } from './commands/end-sessions.ts';
import { type SessionFormAnswer, sessionFormAnswer, sessionList } from './contract.ts';
import { listSessions } from './queries/list-sessions.ts';

const PAGE = '/tai-khoan/';

/** The browsers in which the own account is logged in. The page's own address takes what its forms post. */
export function sessionRoutes(services: Services): readonly Endpoint[] {
  const path = '/api/v1/account/session/';
  return [
    endpoint({
      method: 'GET',
      path,
      summary: 'The browsers that are logged in',
      access: 'user',
      answer: sessionList,
      handle: async (_, context) => listSessions(services, requirePrincipal(context)),
    }),
    endpoint({
      method: 'DELETE',
      path,
      summary: 'Logs all other browsers out',
      access: 'user',
      rate: OWN_WRITES_BY_ADDRESS,
      answer: z.undefined(),
      handle: async (_, context) => endOtherSessions(services, context).then(() => undefined),
    }),
    endpoint({
      method: 'DELETE',
      path: `${path}:id/`,
      summary: 'Logs one browser out',
      access: 'user',
      rate: OWN_WRITES_BY_ADDRESS,
      params: z.object({ id: idParam }),
      answer: z.undefined(),
      handle: async ({ params }, context) => endSession(services, context, params.id).then(() => undefined),
    }),
    endpoint({
      method: 'POST',
      path: `${PAGE}phien-dang-nhap/`,
      summary: 'Logs one browser out, or all others, by a plain form',
      access: 'user',
      rate: OWN_WRITES_BY_ADDRESS,
      body: z.object({ session: z.union([z.literal('others'), idParam]) }),
      answer: sessionFormAnswer,
      formDone: ({ ended }) => `${PAGE}phien-dang-nhap/?done=${ended === 'one' ? 'mot-may' : 'may-khac'}`,
      handle: ({ body }, context) => endByForm(services, context, body.session),
    }),
  ];
}

async function endByForm(
  services: Services,
  context: RequestContext,
  session: number | 'others',
): Promise<SessionFormAnswer> {
  if (session === 'others') {
    await endOtherSessions(services, context);
    return { ended: 'others' };
  }
  await endSession(services, context, session);
  return { ended: 'one' };
}
