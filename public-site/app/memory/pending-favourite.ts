import { intent } from './intent.ts';
import { asId, asKindName, asRecord } from './parse.ts';

export type PendingFavourite = { type: string; id: number };

/** What a visitor who is not logged in marked as favourite. */
export const pendingFavourite = intent<PendingFavourite>('antam:pending-favourite', value => {
  const fields = asRecord(value);
  const type = asKindName(fields?.type);
  const id = asId(fields?.id);
  return type === null || id === null ? null : { type, id };
});
