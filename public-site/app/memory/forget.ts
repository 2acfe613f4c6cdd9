import { accountDraft } from './account-draft.ts';
import { bookingForm } from './booking-form.ts';
import { clearCommentDrafts } from './comment-draft.ts';
import { emailCookie } from './email.ts';
import { nameCookie } from './name.ts';
import { pendingContact } from './pending-contact.ts';
import { pendingFavourite } from './pending-favourite.ts';
import { pendingPromotion } from './pending-promotion.ts';
import { phoneCookie } from './phone.ts';
import { clearQuestionDraft } from './question-draft.ts';

/** Drops everything that was to be resumed after a login. */
export function forgetIntents(): void {
  for (const wish of [pendingFavourite, pendingContact, pendingPromotion, bookingForm]) wish.clear();
}

/**
 * What logging out leaves to the next person at this browser: no wishes, no name, e-mail or phone, no text that was not
 * sent. What belongs to the browser (province, consent, thanked posts) stays.
 */
export function forgetVisitor(): void {
  forgetIntents();
  accountDraft.clear();
  for (const hint of [emailCookie, nameCookie, phoneCookie]) hint.write(null);
  clearCommentDrafts();
  clearQuestionDraft();
}
