import type { Clock } from '../../../platform/clock/clock.ts';
import { pastDay } from '../../../platform/clock/past-day.ts';
import { REVIEWED_ON_WRONG } from '../../articles/staff-contract.ts';

/** The day of a check by a clinician, which has been; null for none. */
export const reviewedOn = (clock: Clock) => pastDay(clock, REVIEWED_ON_WRONG).nullable().default(null);
