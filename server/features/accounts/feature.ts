import type { Feature } from '../../platform/http/feature.ts';
import { accountEntities } from './account.entity.ts';

export const accounts: Feature = {
  name: 'accounts',
  entities: accountEntities,
  endpoints: () => [],
};
