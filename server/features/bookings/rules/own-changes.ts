import type { BookingState } from '../contract.ts';

interface Planned {
  readonly state: BookingState;
  readonly start: Date;
}

/** Until so long before the start a patient may cancel or move. */
const LATEST_MS = 2 * 3_600_000;

/** Whether a visit is neither over nor cancelled. */
export const isPlanned = ({ state }: Pick<Planned, 'state'>): boolean => state === 'pending' || state === 'confirmed';

/** Whether a visit has not begun and is not cancelled: the deletion of its account cancels it. */
export const isToCome = (visit: Planned, now: Date): boolean => isPlanned(visit) && visit.start > now;

/** The last moment at which a patient may cancel or move a visit. */
export const lastOwnChange = ({ start }: Pick<Planned, 'start'>): Date => new Date(start.getTime() - LATEST_MS);

/** Whether a visit is still to come, and far enough away for the patient to cancel or move it. */
export const mayStillChange = (visit: Planned, now: Date): boolean => isPlanned(visit) && now <= lastOwnChange(visit);
