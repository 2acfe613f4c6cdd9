import { sweepVotes } from './comment-vote.ts';
import { sweepDrafts } from './drafts.ts';
import { pendingContact } from './pending-contact.ts';
import { pendingFavourite } from './pending-favourite.ts';
import { pendingPromotion } from './pending-promotion.ts';

/** Removes every intent, draft and vote that is too old or malformed: its page may never be opened again. */
export function sweepIntents(): Promise<void> {
  for (const intent of [pendingFavourite, pendingContact, pendingPromotion]) intent.read();
  sweepVotes();
  return sweepDrafts();
}
