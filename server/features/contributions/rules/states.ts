import { hasRole, type PolicyActor } from '../../../platform/auth/policy.ts';
import type { ContributionStatus } from '../contract.ts';

interface Stated {
  readonly status: ContributionStatus;
}

/** Whether everybody may read a text: a reported one stays until staff decide. */
export const isShown = ({ status }: Stated): boolean => status === 'published' || status === 'reported';

/** Whether staff have taken a text down, or never let it be shown. */
export const isTakenDown = ({ status }: Stated): boolean => status === 'hidden' || status === 'rejected';

/** What staff decide: to show a text, or to take it away. */
export type Decided = 'publish' | 'remove';

/** The state of a text on which staff have decided: what nobody could read is rejected rather than hidden. */
export function statusAfter(decision: Decided, before: Stated): ContributionStatus {
  if (decision === 'publish') return 'published';
  return isShown(before) ? 'hidden' : 'rejected';
}

/** What decides on a text of any kind. */
export interface ContributionFacts {
  /** Null for visitors without an account, and once the account is gone. */
  readonly authorId: number | null;
  readonly status: ContributionStatus;
}

export const isAuthor = ({ accountId }: PolicyActor, { authorId }: ContributionFacts): boolean =>
  authorId === accountId;

/** Authors change what staff have not taken down. */
export const mayEditOwn = (actor: PolicyActor, text: ContributionFacts): boolean =>
  isAuthor(actor, text) && !isTakenDown(text);

/** Readers vote on, thank for and report what others wrote. */
export const mayJudge = (actor: PolicyActor, text: ContributionFacts): boolean =>
  isShown(text) && !isAuthor(actor, text);

/** Staff decide once: what is shown without a report is not published again, and what is taken down not removed again. */
export const mayPublish = (actor: PolicyActor, { status }: ContributionFacts): boolean =>
  hasRole(actor, 'moderator') && status !== 'published';
export const mayRemove = (actor: PolicyActor, text: ContributionFacts): boolean =>
  hasRole(actor, 'moderator') && !isTakenDown(text);
