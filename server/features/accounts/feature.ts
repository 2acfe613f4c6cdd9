import { defineFeature } from '../../platform/features/feature.ts';
import { accountEntities } from './account.entity.ts';
import { accountRoutes } from './account-routes.ts';
import { auditStaffRoutes } from './audit-routes.ts';
import { confirmationRoutes } from './confirmation-routes.ts';
import { clearExpired } from './jobs/clear-expired.ts';
import { handleSendLoginCode } from './jobs/send-login-code.ts';
import { handleSendReset } from './jobs/send-reset.ts';
import { loginRoutes } from './login-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { socialRoutes } from './social-routes.ts';
import { accountStaffRoutes } from './staff-routes.ts';

export const accounts = defineFeature({
  name: 'accounts',
  uses: ['audit'],
  entities: accountEntities,
  endpoints: services => [
    ...loginRoutes(services),
    ...passwordRoutes(services),
    ...confirmationRoutes(services),
    ...accountRoutes(services),
    ...secondFactorRoutes(services),
    ...accountStaffRoutes(services),
    ...auditStaffRoutes(services),
    ...socialRoutes(services),
  ],
  jobs: services => [clearExpired.handler(services), handleSendLoginCode(services), handleSendReset(services)],
});
