import type { Urgency } from '../urgent-contract.ts';

/** Why what cannot wait is looked at, and first. */
export const URGENT: Readonly<Record<Urgency, string>> = {
  emergency: 'Xem ngay: có thể là cấp cứu',
  self_harm: 'Xem ngay: có thể tự làm hại mình',
};

const URGENT_WORDS: ReadonlySet<string> = new Set(Object.values(URGENT));

/** Of the flags of a post those that cannot wait. */
export const urgentOf = (flags: readonly string[]): string[] => flags.filter(each => URGENT_WORDS.has(each));

/** The history of the author, as far as it is trusted. */
export interface AuthorHistory {
  /** Null for visitors without an account. */
  readonly memberSince: Date | null;
  readonly hasPublished: boolean;
}

const NEW_FOR_MS = 7 * 86_400_000;

/** Why the posts of an author wait whatever they say, in words for staff. */
export function flagsOfAuthor({ memberSince, hasPublished }: AuthorHistory, now: Date): string[] {
  if (memberSince === null) return ['Người gửi chưa có tài khoản'];
  const isNew = now.getTime() - memberSince.getTime() < NEW_FOR_MS;
  return [...(isNew ? ['Tài khoản mới'] : []), ...(hasPublished ? [] : ['Chưa có bài nào được đăng'])];
}
