import { intent } from './intent.ts';
import { asId, asPageKind, asRecord, type PageKind } from './parse.ts';

export type PendingContact = { kind: PageKind; id: number };

/** Whose contact a visitor asked to see who is not logged in, or has not confirmed the email address. */
export const pendingContact = intent<PendingContact>('antam:pending-contact', value => {
  const fields = asRecord(value);
  const kind = asPageKind(fields?.kind);
  const id = asId(fields?.id);
  return kind === null || id === null ? null : { kind, id };
});
