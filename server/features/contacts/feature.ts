import type { Feature } from '../../platform/http/feature.ts';
import { ContactQuota, ContactReveal } from './contact-reveal.entity.ts';
import { clearOld } from './jobs/clear-old.ts';
import { contactRoutes } from './routes.ts';

export const contacts: Feature = {
  name: 'contacts',
  entities: [ContactReveal, ContactQuota],
  endpoints: contactRoutes,
  jobs: services => [clearOld.handler(services)],
};
