import { definePolicy, hasRole } from '../../platform/auth/policy.ts';

/** Who keeps a calendar, beside staff. */
export interface CalendarOwnership {
  /** The actor owns the page of the professional, or of the place. */
  readonly isOwned: boolean;
}

/** A clinic keeps the calendars of all who work there, professionals their own wherever they work. */
export const calendarPolicy = definePolicy<CalendarOwnership>()({
  view: (actor, { isOwned }) => isOwned || hasRole(actor, 'moderator', 'editor'),
  edit: (actor, { isOwned }) => isOwned || hasRole(actor, 'editor'),
  confirm: (_, { isOwned }) => isOwned,
});
