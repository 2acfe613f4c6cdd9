import { localKeys } from './local-store.ts';
import type { PageKind } from './parse.ts';

/** Where the drafts of a question are kept. */
export const QUESTION_DRAFTS = 'antam:question-draft';

const REVIEWS = 'antam:review-draft:';
const BOOKINGS = 'antam:booking-form:';
const ACCOUNTS = 'antam:account-draft:';
const OTHERS = 'antam:draft:';

/** Where the drafts of a review are kept, by what it is about. */
export const reviewDrafts = (kind: PageKind, id: number): string => `${REVIEWS}${kind}:${id}`;

/** Where the drafts of a booking are kept, by whose calendar it is in. */
export const bookingDrafts = (place: number, professional: number | null): string =>
  `${BOOKINGS}${place}:${professional ?? 0}`;

/** Where the drafts of a form that leads to an account are kept. Login and signup lie side by side in one page. */
export const accountDrafts = (form: 'login' | 'signup' | 'forgot'): string => ACCOUNTS + form;

/** Where the drafts of any other form are kept, e.g. `reply:thread:7`. */
export const formDrafts = (form: string): string => `${OTHERS}${form}`;

/** Where the drafts of a place on the waiting list are kept. */
export const waitingDrafts = (place: number, professional: number | null): string =>
  formDrafts(`waiting:${place}:${professional ?? 0}`);

/** Every key of this browser under which drafts are kept. */
export const draftKeys = (): string[] => [QUESTION_DRAFTS, REVIEWS, BOOKINGS, ACCOUNTS, OTHERS].flatMap(localKeys);
