import { z } from 'zod';
import { unauthenticated } from '../../platform/errors/problem.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { idParam } from '../../platform/http/id-param.ts';
import type { Services } from '../../platform/services.ts';
import { revealContact } from './commands/reveal-contact.ts';
import { contact } from './contract.ts';

/** How to reach a place or a professional: in no page and no other answer. */
export function contactRoutes(services: Services): readonly Endpoint[] {
  return (['place', 'professional'] as const).map(kind =>
    endpoint({
      method: 'GET',
      path: `/api/v1/${kind}/:id/phone/`,
      summary: `Reveals the contact of a ${kind} to an account, so many a day`,
      access: 'user',
      rate: { name: 'contact', points: 60, seconds: 60 },
      params: z.object({ id: idParam }),
      answer: contact,
      handle: async ({ params }, { principal }) => {
        if (!principal) throw unauthenticated();
        return revealContact(services, principal.accountId, kind, params.id);
      },
    }),
  );
}
