import { defineFeature } from '../../platform/features/feature.ts';
import { AnalyticsDayCount, AnalyticsHit, ConsentRecord } from './analytics.entity.ts';
import { clearOld } from './jobs/clear-old.ts';
import { analyticsRoutes } from './routes.ts';
import { analyticsStaffRoutes } from './staff-routes.ts';

export const analytics = defineFeature({
  name: 'analytics',
  about: 'Counting of visits, with the visitors’ consent',
  uses: [],
  entities: [AnalyticsHit, AnalyticsDayCount, ConsentRecord],
  endpoints: services => [...analyticsRoutes(services), ...analyticsStaffRoutes(services)],
  personalData: () => ({
    notes: ['Những gì được ghi về cách dùng trang không gắn với tài khoản nào, nên không có ở đây.'],
  }),
  daily: [clearOld],
});
