import type { ContributionKind } from '../contributions/contribution-kind.ts';

/** Posts as texts that people write and others judge. */
export const POSTS: ContributionKind = { name: 'post', reports: 'post_report' };
