import { intent } from './intent.ts';
import { asId, asKindName, asRecord } from './parse.ts';

export type PendingContact = { kind: string; id: number };

/** Whose contact a visitor asked to see who is not logged in, or has not confirmed the email address. */
export const pendingContact = intent<PendingContact>('antam:pending-contact', value => {
  const fields = asRecord(value);
  const kind = asKindName(fields?.kind);
  const id = asId(fields?.id);
  return kind === null || id === null ? null : { kind, id };
});
