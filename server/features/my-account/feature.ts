import { defineFeature } from '../../platform/features/feature.ts';
import { myAccountRoutes } from './routes.ts';

/** Stands above what belongs to an account, which its owner sees in one answer. */
export const myAccount = defineFeature({
  name: 'my-account',
  about: 'The account of who is logged in',
  uses: ['accounts', 'sign-up', 'providers'],
  endpoints: myAccountRoutes,
});
