import { defineFeature } from '../../platform/features/feature.ts';
import { AnalyticsDayCount, AnalyticsHit, ConsentRecord } from './analytics.entity.ts';
import { clearOld } from './jobs/clear-old.ts';
import { analyticsRoutes } from './routes.ts';

export const analytics = defineFeature({
  name: 'analytics',
  uses: [],
  entities: [AnalyticsHit, AnalyticsDayCount, ConsentRecord],
  endpoints: analyticsRoutes,
  jobs: services => [clearOld.handler(services)],
});
