import type { ContributionKind } from '../contributions/contribution-kind.ts';

/** Reviews, and the answers to them, as texts that people write and others judge. */
export const COMMENTS: ContributionKind = { name: 'comment', reports: 'comment_report' };
