import { accountDraft } from './account-draft.ts';
import { bookingForms } from './booking-form.ts';
import { sweepVotes } from './comment-vote.ts';
import { pendingContact } from './pending-contact.ts';
import { pendingFavourite } from './pending-favourite.ts';
import { pendingPromotion } from './pending-promotion.ts';
import { questionDraft } from './question-draft.ts';
import { reviewDrafts } from './review-draft.ts';

/** Removes every intent draft and vote that is too old or malformed: its page may never be opened again. */
export function sweepIntents(): void {
  const drafts = [accountDraft, questionDraft, ...reviewDrafts(), ...bookingForms()];
  for (const intent of [pendingFavourite, pendingContact, pendingPromotion, ...drafts]) intent.read();
  sweepVotes();
}
