import { defineFeature } from '../../platform/features/feature.ts';
import { clearAttempts } from './commands/social-attempts.ts';
import { socialLoginData } from './personal-data.ts';
import { socialRoutes } from './routes.ts';
import { SocialAttempt } from './social-login.entity.ts';

export const socialLogin = defineFeature({
  name: 'social-login',
  about: 'Login by way of a social provider',
  uses: ['accounts', 'favourites', 'login', 'second-factor', 'sessions', 'sign-up'],
  entities: [SocialAttempt],
  endpoints: socialRoutes,
  daily: [clearAttempts],
  personalData: () => socialLoginData,
});
