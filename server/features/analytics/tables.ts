import { tablesOf } from '../../platform/db/tables.ts';
import { AnalyticsDayCount, AnalyticsHit, ConsentRecord } from './analytics.entity.ts';

export const tables = tablesOf(AnalyticsHit, AnalyticsDayCount, ConsentRecord);
