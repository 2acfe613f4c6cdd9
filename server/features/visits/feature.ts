import { defineFeature } from '../../platform/features/feature.ts';
import { visitRoutes } from './routes.ts';

export const visits = defineFeature({
  name: 'visits',
  about: 'What providers see of the visits to them, and do with them',
  uses: ['accounts', 'audit', 'places', 'professionals', 'providers', 'reviews', 'schedules', 'bookings'],
  endpoints: visitRoutes,
});
