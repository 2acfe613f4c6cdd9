import { pendingContact } from '../../memory/pending-contact.ts';

type Kind = 'place' | 'professional';

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
