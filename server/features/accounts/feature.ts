import { defineFeature } from '../../platform/features/feature.ts';
import { Account, AccountToken } from './account.entity.ts';
import { accountData } from './personal-data.ts';
import { SocialIdentity } from './social-identity.entity.ts';

export const accounts = defineFeature({
  name: 'accounts',
  about: 'Accounts, the links mailed to them and their names at social providers',
  uses: [],
  entities: [Account, AccountToken, SocialIdentity],
  personalData: accountData,
});
