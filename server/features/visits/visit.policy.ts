import { definePolicy, hasRole } from '../../platform/auth/policy.ts';

/** Whose visits they are, beside the patients. */
export interface VisitOwnership {
  /** The actor owns the page of the place, or of the professional. */
  readonly isOwned: boolean;
}

/**
 * Who sees visits with their health data, who says what became of them, and who writes down a patient who came or
 * called. Of staff only moderators see and write them, who answer complaints and calls; all of it is written into the
 * audit log.
 */
export const visitPolicy = definePolicy<VisitOwnership>()({
  view: (actor, { isOwned }) => isOwned || hasRole(actor, 'moderator'),
  act: (_, { isOwned }) => isOwned,
  addWalkIn: (actor, { isOwned }) => isOwned || hasRole(actor, 'moderator'),
});
