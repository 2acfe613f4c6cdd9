import { defineFeature } from '../../platform/features/feature.ts';
import { clearExpired } from './jobs/clear-expired.ts';
import { sessionData } from './personal-data.ts';
import { sessionRoutes } from './routes.ts';
import { Session } from './session.entity.ts';

export const sessions = defineFeature({
  name: 'sessions',
  about: 'Browsers that are logged in',
  uses: ['accounts'],
  entities: [Session],
  endpoints: sessionRoutes,
  daily: [clearExpired],
  personalData: () => sessionData,
});
