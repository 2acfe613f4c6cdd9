import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { bindCalls } from '../../platform/http/bind-calls.ts';
import { type Endpoint, endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { requirePrincipal } from '../../platform/http/require-principal.ts';
import type { Services } from '../../platform/services.ts';
import { OWN_WRITES_BY_ADDRESS } from '../accounts/limits-contract.ts';
import { endOtherSessions, endSession } from './commands/end-sessions.ts';
import { type SessionFormAnswer, sessionCalls, sessionFormAnswer } from './contract.ts';
import { listSessions } from './queries/list-sessions.ts';

const PAGE = '/tai-khoan/';

/** The browsers in which the own account is logged in. The page's own address takes what its forms post. */
export function sessionRoutes(services: Services): readonly Endpoint[] {
  return [
    ...bindCalls(sessionCalls, {
      list: async (_, context) => listSessions(services, requirePrincipal(context)),
      endOthers: async (_, context) => endOtherSessions(services, context).then(() => undefined),
      end: async ({ params }, context) => endSession(services, context, params.id).then(() => undefined),
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
