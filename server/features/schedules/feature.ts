import { defineFeature } from '../../platform/features/feature.ts';
import { Calendar, PublicHoliday, VisitReason } from './calendar.entity.ts';
import { offerRoutes } from './offer-routes.ts';
import { scheduleData } from './personal-data.ts';
import { scheduleRoutes } from './routes.ts';

export const schedules = defineFeature({
  name: 'schedules',
  about: 'When places and professionals see people',
  uses: ['audit', 'places', 'professionals', 'providers'],
  entities: [Calendar, VisitReason, PublicHoliday],
  endpoints: services => [...scheduleRoutes(services), ...offerRoutes(services)],
  personalData: () => scheduleData,
});
