import type { BookingState } from '../contract.ts';

/** Until so long before the start a patient may cancel. */
const LATEST_MS = 2 * 3_600_000;

/** Whether a visit is still to come, and far enough away for the patient to cancel it. */
export const mayStillCancel = (
  { state, start }: { readonly state: BookingState; readonly start: Date },
  now: Date,
): boolean => (state === 'pending' || state === 'confirmed') && start.getTime() - now.getTime() >= LATEST_MS;
