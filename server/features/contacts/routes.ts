import { bindCalls, type Endpoint, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { revealContact } from './commands/reveal-contact.ts';
import { contactCalls } from './contract.ts';

/**
 * How to reach the place or professional of a record: in no other answer, and in no page but the one that its form
 * leads to.
 */
export function contactRoutes(services: Services): readonly Endpoint[] {
  const kinds = services.subjects.all.filter(({ contacts }) => contacts);
  return kinds.flatMap(({ name: kind }) =>
    bindCalls(contactCalls(kind), {
      reveal: ({ params: { id } }, context) =>
        revealContact(services, { accountId: requirePrincipal(context).accountId, ip: context.ip, kind, id }),
    }),
  );
}
