import { defineFeature } from '../../platform/features/feature.ts';
import { visitFeedRoutes } from './feed-routes.ts';
import { visitFeedData } from './personal-data.ts';
import { visitRoutes } from './routes.ts';
import { VisitFeed } from './visit-feed.entity.ts';

export const visits = defineFeature({
  name: 'visits',
  about: 'What providers see of the visits to them, and do with them',
  uses: ['accounts', 'audit', 'places', 'professionals', 'providers', 'reviews', 'schedules', 'bookings'],
  entities: [VisitFeed],
  endpoints: services => [...visitRoutes(services), ...visitFeedRoutes(services)],
  personalData: () => visitFeedData,
});
