import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { bindCalls } from '../../platform/http/bind-calls.ts';
import { type Endpoint, endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { requirePrincipal } from '../../platform/http/require-principal.ts';
import type { Services } from '../../platform/services.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { revealContact } from './commands/reveal-contact.ts';
import { CONTACT_RATE, contact, contactCalls } from './contract.ts';

/** Of `nguyen-thi-mai-42` the number at the end counts. */
const slugId = rawText(500)
  .regex(/(?:^|-)\d+$/)
  .transform(text => text.slice(text.lastIndexOf('-') + 1))
  .pipe(idParam);

/**
 * How to reach whoever a record is about: in no page and no other answer. Where there is no script the page's own form
 * asks, and the page is drawn once with the contact, for that visitor alone.
 */
export function contactRoutes(services: Services): readonly Endpoint[] {
  const reveal = (context: RequestContext, kind: string, id: number) =>
    revealContact(services, { accountId: requirePrincipal(context).accountId, ip: context.ip, kind, id });
  const kinds = services.subjects.all.filter(({ contacts }) => contacts);
  return kinds.flatMap(({ name: kind, page }) => [
    ...bindCalls(contactCalls(kind), { reveal: ({ params }, context) => reveal(context, kind, params.id) }),
    endpoint({
      method: 'POST',
      path: page,
      summary: `Reveals the contact of a ${kind} by the plain form of its page`,
      access: 'user',
      rate: CONTACT_RATE,
      params: z.object({ slugId }),
      answer: contact,
      formShows: true,
      handle: ({ params }, context) => reveal(context, kind, params.slugId),
    }),
  ]);
}
