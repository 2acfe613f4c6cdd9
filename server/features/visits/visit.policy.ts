import { definePolicy, hasRole } from '../../platform/auth/policy.ts';

/** Whose visits they are, beside the patients. */
export interface VisitOwnership {
  /** The actor owns the page of the place, or of the professional. */
  readonly isOwned: boolean;
}

/**
 * Who sees visits with their health data, and who says what became of them. Of staff only moderators see them, who
 * answer complaints; each look is written into the audit log.
 */
export const visitPolicy = definePolicy<VisitOwnership>()({
  view: (actor, { isOwned }) => isOwned || hasRole(actor, 'moderator'),
  act: (_, { isOwned }) => isOwned,
});
