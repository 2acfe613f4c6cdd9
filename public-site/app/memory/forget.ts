import { forgetVotes } from './comment-vote.ts';
import { type DraftViewer, forgetDrafts, forgetOtherDrafts } from './drafts.ts';
import { emailCookie } from './email.ts';
import { readLocal, removeLocal, writeLocal } from './local-store.ts';
import { nameCookie } from './name.ts';
import { pendingContact } from './pending-contact.ts';
import { pendingFavourite } from './pending-favourite.ts';
import { pendingPromotion } from './pending-promotion.ts';
import { phoneCookie } from './phone.ts';
import { postThanksCookie } from './post-thanks.ts';
import { replyAsIdCookie, replyAsTypeCookie } from './reply-as.ts';

const CONTACTS = [emailCookie, nameCookie, phoneCookie];

/** Drops everything that was to be resumed after a login. */
export function forgetIntents(): void {
  for (const intent of [pendingFavourite, pendingContact, pendingPromotion]) intent.clear();
}

/**
 * What logging out leaves to the next person at this browser: no intents, no name, email address or phone, nothing that
 * was typed and not sent. What belongs to the browser (province, consent) stays.
 */
export async function forgetVisitor(): Promise<void> {
  forgetIntents();
  forgetAccount();
  forgetMarks();
  for (const hint of CONTACTS) hint.write(null);
  await forgetDrafts();
}

/**
 * Leaves to a visitor who is logged in nothing of the person before, whose session may have ended without a logout: no
 * drafts, no contacts of another email address and, after another account, no marks of what it voted and thanked.
 */
export async function forgetOthers(viewer: NonNullable<DraftViewer>): Promise<void> {
  if (noteAccount(viewer.id)) forgetMarks();
  const known = emailCookie.read();
  if (known !== null && known.toLowerCase() !== viewer.email.toLowerCase()) {
    for (const hint of CONTACTS) hint.write(null);
  }
  await forgetOtherDrafts(viewer);
}

/** What posts and reviews look like to a visitor who acted on them. */
function forgetMarks(): void {
  forgetVotes();
  for (const mark of [postThanksCookie, replyAsTypeCookie, replyAsIdCookie]) mark.write(null);
}

/** The account that was logged in here last. */
const KEY = 'antam:account';

/** Notes who is logged in; answers whether it was another account before. */
function noteAccount(id: number): boolean {
  const before = readLocal(KEY);
  writeLocal(KEY, String(id));
  return before !== null && before !== String(id);
}

const forgetAccount = (): void => removeLocal(KEY);
