import { defineFeature } from '../../platform/features/feature.ts';
import { handleSendLoginCode } from './jobs/send-login-code.ts';
import { loginRoutes } from './routes.ts';

export const login = defineFeature({
  name: 'login',
  about: 'Coming in and going out',
  uses: ['accounts', 'favourites', 'second-factor', 'sessions'],
  endpoints: loginRoutes,
  jobs: services => [handleSendLoginCode(services)],
});
