import { defineFeature } from '../../platform/features/feature.ts';
import { Account, AccountToken } from './account.entity.ts';
import { accountData } from './personal-data.ts';
import { accountRoutes } from './routes.ts';

export const accounts = defineFeature({
  name: 'accounts',
  about: 'The account of who is logged in',
  uses: [],
  entities: [Account, AccountToken],
  endpoints: accountRoutes,
  personalData: () => accountData,
});
