import { z } from 'zod';
import { reasonText } from '../../platform/text/text-field.ts';

/**
 * States of a text that people write. `pending`: waits for staff. `reported`: published, and a reader objects to it.
 * `hidden`: was published, and staff took it down. `rejected`: never was.
 */
export const CONTRIBUTION_STATUSES = ['pending', 'published', 'reported', 'hidden', 'rejected'] as const;
export type ContributionStatus = (typeof CONTRIBUTION_STATUSES)[number];

/** What a reader objects to in a text. */
export const reportRequest = z.object({ reason: reasonText('Xin cho biết lý do.') });
export const reportAnswer = z.object({ reported: z.literal(true) });
