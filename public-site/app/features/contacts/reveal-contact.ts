import type { Contact } from '@antam/server/features/contacts/contract.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pendingContact } from '../../memory/pending-contact.ts';
import { track } from '../../tracking/track.ts';

type Kind = 'place' | 'professional';

/** Asks for a contact; throws an ApiProblem. */
export async function revealContact(kind: Kind, id: number): Promise<Contact> {
  const contact = await browserApi.get(`/api/v1/${kind}/:id/phone/`, { params: { id } });
  track({ kind: 'event', category: 'contact', action: 'revealed', label: kind, value: id });
  return contact;
}

/** Keeps the wish of a visitor who has no account yet, or has not confirmed its e-mail address. */
export function rememberContact(kind: Kind, id: number): void {
  pendingContact.write({ kind, id });
}

/** Whether this very contact was asked for before the login or the confirmation; the wish is then done with. */
export function takeContactWish(kind: Kind, id: number): boolean {
  const wish = pendingContact.read();
  if (wish?.kind !== kind || wish.id !== id) return false;
  pendingContact.clear();
  return true;
}
