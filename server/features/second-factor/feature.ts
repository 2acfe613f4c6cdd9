import { defineFeature } from '../../platform/features/feature.ts';
import { recoveryCodeData } from './personal-data.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { secondFactorRoutes } from './routes.ts';

export const secondFactor = defineFeature({
  name: 'second-factor',
  about: 'The second proof of staff and providers',
  uses: ['accounts', 'sessions'],
  entities: [RecoveryCode],
  endpoints: secondFactorRoutes,
  personalData: () => recoveryCodeData,
});
