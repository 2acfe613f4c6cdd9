import { pendingContact } from '../../memory/pending-contact.ts';

/** Stores the intent of a visitor who has no account yet, or has not confirmed its email address. */
export function rememberContact(kind: string, id: number): void {
  pendingContact.write({ kind, id });
}

/** Whether this contact was asked for before the login or the confirmation; the intent is then removed. */
export function takeContactIntent(kind: string, id: number): boolean {
  const intent = pendingContact.read();
  if (intent?.kind !== kind || intent.id !== id) return false;
  pendingContact.clear();
  return true;
}
