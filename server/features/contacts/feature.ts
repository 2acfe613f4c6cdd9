import type { Feature } from '../../platform/http/feature.ts';
import { ContactQuota, ContactReveal } from './contact-reveal.entity.ts';

export const contacts: Feature = {
  name: 'contacts',
  entities: [ContactReveal, ContactQuota],
  endpoints: () => [],
};
