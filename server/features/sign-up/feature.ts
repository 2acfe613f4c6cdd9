import { defineFeature } from '../../platform/features/feature.ts';
import { applicationData } from './personal-data.ts';
import { ProviderApplication } from './provider-application.entity.ts';
import { signUpRoutes } from './routes.ts';

export const signUp = defineFeature({
  name: 'sign-up',
  about: 'Making an account and confirming its e-mail address',
  uses: ['accounts', 'favourites', 'second-factor', 'sessions'],
  entities: [ProviderApplication],
  endpoints: signUpRoutes,
  personalData: () => applicationData,
});
