import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { type Endpoint, endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { requirePrincipal } from '../../platform/http/require-principal.ts';
import type { Services } from '../../platform/services.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { revealContact } from './commands/reveal-contact.ts';
import { CONTACT_KINDS, type ContactKind } from './contact-reveal.entity.ts';
import { contact } from './contract.ts';

const RATE = { name: 'contact', points: 60, seconds: 60 };
/** The pages that show a contact on request; of `nguyen-thi-mai-42` the number at the end counts. */
const PAGES = { place: '/co-so-y-te/:slugId/', professional: '/bac-si/:slugId/' };
const slugId = rawText(500)
  .regex(/(?:^|-)\d+$/)
  .transform(text => text.slice(text.lastIndexOf('-') + 1))
  .pipe(idParam);

/**
 * How to reach a place or a professional: in no page and no other answer. Where there is no script the page's own form
 * asks, and the page is drawn once with the contact, for that visitor alone.
 */
export function contactRoutes(services: Services): readonly Endpoint[] {
  const reveal = (context: RequestContext, kind: ContactKind, id: number) =>
    revealContact(services, { accountId: requirePrincipal(context).accountId, ip: context.ip, kind, id });
  return CONTACT_KINDS.flatMap(kind => [
    endpoint({
      method: 'GET',
      path: `/api/v1/${kind}/:id/phone/`,
      summary: `Reveals the contact of a ${kind} to an account with a confirmed e-mail address, so many a day`,
      access: 'user',
      rate: RATE,
      params: z.object({ id: idParam }),
      answer: contact,
      handle: ({ params }, context) => reveal(context, kind, params.id),
    }),
    endpoint({
      method: 'POST',
      path: PAGES[kind],
      summary: `Reveals the contact of a ${kind} by the plain form of its page`,
      access: 'user',
      rate: RATE,
      params: z.object({ slugId }),
      answer: contact,
      formShows: true,
      handle: ({ params }, context) => reveal(context, kind, params.slugId),
    }),
  ]);
}
