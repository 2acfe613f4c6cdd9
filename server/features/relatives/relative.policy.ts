import { definePolicy } from '../../platform/auth/policy.ts';

/** The account that a relative belongs to. */
export interface RelativeOwnership {
  readonly ownerId: number;
}

/** Who may do what with a relative of an account. */
export const relativePolicy = definePolicy<RelativeOwnership>()({
  edit: ({ accountId }, { ownerId }) => accountId === ownerId,
  remove: ({ accountId }, { ownerId }) => accountId === ownerId,
});
