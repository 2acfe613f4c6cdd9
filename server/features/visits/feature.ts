import { defineFeature } from '../../platform/features/feature.ts';
import { usedByKind } from '../../platform/subjects/record-use.ts';
import { closingRoutes } from './closing-routes.ts';
import { deleteFeedsOf } from './commands/delete-feeds.ts';
import { visitFeedRoutes } from './feed-routes.ts';
import { visitFeedData } from './personal-data.ts';
import { visitRoutes } from './routes.ts';
import { VisitFeed } from './visit-feed.entity.ts';

export const visits = defineFeature({
  name: 'visits',
  about: 'What providers see of the visits to them, and do with them',
  uses: [
    'accounts',
    'audit',
    'bookings',
    'contributions',
    'places',
    'professionals',
    'providers',
    'reviews',
    'schedules',
    'sign-up',
  ],
  entities: [VisitFeed],
  recordUses: [usedByKind('visit_feed', 'entityId', 'kind')],
  endpoints: services => [...visitRoutes(services), ...closingRoutes(services), ...visitFeedRoutes(services)],
  subscribe: ({ events }) => events.onDelete(deleteFeedsOf),
  personalData: () => visitFeedData,
});
