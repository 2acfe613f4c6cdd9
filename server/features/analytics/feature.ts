import type { Feature } from '../../platform/http/feature.ts';
import { AnalyticsDayCount, AnalyticsHit, ConsentRecord } from './analytics.entity.ts';
import { clearOld } from './jobs/clear-old.ts';
import { analyticsRoutes } from './routes.ts';

export const analytics: Feature = {
  name: 'analytics',
  entities: [AnalyticsHit, AnalyticsDayCount, ConsentRecord],
  endpoints: analyticsRoutes,
  jobs: services => [clearOld.handler(services)],
};
