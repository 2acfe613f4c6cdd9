import { defineFeature } from '../../platform/features/feature.ts';
import { handle } from '../../platform/jobs/topic.ts';
import { usedByKind } from '../../platform/subjects/record-use.ts';
import { bookingEvents } from '../bookings/booking-events.ts';
import { deleteCommentsOf } from './commands/shown-score.ts';
import { verifyReviews } from './commands/verify-reviews.ts';
import { Comment, CommentReport, CommentVote } from './comment.entity.ts';
import { commentFinding } from './comment.finding.ts';
import { rankByPrior, settlePriors } from './jobs/settle-priors.ts';
import { transparencyPage } from './pages.ts';
import { reviewData } from './personal-data.ts';
import { ReviewScore } from './review-score.entity.ts';
import { reviewRoutes } from './routes.ts';
import { commentStaffRoutes } from './staff-routes.ts';
import { reviewCounts } from './stored-counts.ts';

export const reviews = defineFeature({
  name: 'reviews',
  about: 'What people say of places and professionals, and what is made of it',
  uses: ['accounts', 'audit', 'bookings', 'contributions', 'providers', 'records', 'sign-up'],
  finding: [commentFinding],
  entities: [Comment, CommentVote, CommentReport, ReviewScore],
  recordUses: [usedByKind('comment', 'entityId', 'kind')],
  endpoints: services => [...reviewRoutes(services), ...commentStaffRoutes(services)],
  subscribe: ({ events }) => events.onDelete(deleteCommentsOf),
  jobs: services => [rankByPrior(services), handle(bookingEvents.state, ({ id }) => verifyReviews(services, id))],
  daily: [settlePriors],
  fixedPages: [transparencyPage()],
  counts: reviewCounts,
  personalData: () => reviewData,
});
