import { accountDraft } from './account-draft.ts';
import { bookingForms } from './booking-form.ts';
import { forgetVotes } from './comment-vote.ts';
import { emailCookie } from './email.ts';
import { nameCookie } from './name.ts';
import { pendingContact } from './pending-contact.ts';
import { pendingFavourite } from './pending-favourite.ts';
import { pendingPromotion } from './pending-promotion.ts';
import { phoneCookie } from './phone.ts';
import { postThanksCookie } from './post-thanks.ts';
import { questionDraft } from './question-draft.ts';
import { replyAsIdCookie, replyAsTypeCookie } from './reply-as.ts';
import { reviewDrafts } from './review-draft.ts';

/** Drops everything that was to be resumed after a login. */
export function forgetIntents(): void {
  for (const intent of [pendingFavourite, pendingContact, pendingPromotion]) intent.clear();
}

/**
 * What logging out leaves to the next person at this browser: no intents, no name, e-mail or phone, nothing that was typed and
 * not sent. What belongs to the browser (province, consent) stays.
 */
export function forgetVisitor(): void {
  forgetIntents();
  for (const draft of [accountDraft, questionDraft, ...reviewDrafts(), ...bookingForms()]) draft.clear();
  forgetVotes();
  const ofVisitor = [emailCookie, nameCookie, phoneCookie, postThanksCookie, replyAsTypeCookie, replyAsIdCookie];
  for (const hint of ofVisitor) hint.write(null);
}
