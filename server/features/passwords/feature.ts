import { defineFeature } from '../../platform/features/feature.ts';
import { handleSendReset } from './jobs/send-reset.ts';
import { passwordRoutes } from './routes.ts';

export const passwords = defineFeature({
  name: 'passwords',
  about: 'Ways to a new password',
  uses: ['accounts', 'login', 'sessions', 'sign-up'],
  endpoints: passwordRoutes,
  jobs: services => [handleSendReset(services)],
});
