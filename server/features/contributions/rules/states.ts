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
