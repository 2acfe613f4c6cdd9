import { definePolicy } from '../../platform/auth/policy.ts';

/** Who waits. */
export interface WaitingOwnership {
  /** Null for visitors without an account. */
  readonly accountId: number | null;
}

/** Who may do what with a place on a waiting list; the holder of its key may, too. */
export const waitingPolicy = definePolicy<WaitingOwnership>()({
  use: (actor, { accountId }) => actor.accountId === accountId,
});
