import { bindCalls, type Endpoint, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { addRelative, editRelative, removeRelative } from './commands/keep-relative.ts';
import { relativeCalls } from './contract.ts';
import { ownRelatives } from './queries/own-relatives.ts';

/** Calls about the people for whom an account books. */
export function relativeRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(relativeCalls, {
    list: async (_, context) => ({ items: await ownRelatives(services, requirePrincipal(context).accountId) }),
    create: ({ body }, context) => addRelative(services, requirePrincipal(context), body),
    edit: ({ params: { id }, body }, context) => editRelative(services, requirePrincipal(context), id, body),
    remove: async ({ params: { id } }, context) => {
      await removeRelative(services, requirePrincipal(context), id);
      return { removed: true as const };
    },
  });
}
