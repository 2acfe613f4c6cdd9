import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Booking } from '../bookings/booking.entity.ts';
import type { ContributionKind } from '../contributions/contribution-tables.ts';
import { ProviderLink } from '../providers/provider-link.entity.ts';
import { RatingPrior } from '../records/rating-prior.entity.ts';
import { Comment, CommentReport, CommentVote } from './comment.entity.ts';
import { ReviewScore } from './review-score.entity.ts';

export const tables = tablesOf(
  Account,
  Booking,
  Comment,
  CommentReport,
  CommentVote,
  ProviderLink,
  ReviewScore,
  RatingPrior,
);

/** Reviews, and the answers to them, as texts that people write and others judge. */
export const COMMENTS: ContributionKind = { name: 'comment', reports: 'comment_report' };
