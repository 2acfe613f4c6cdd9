import { defineFeature } from '../../platform/features/feature.ts';
import { usedByKind } from '../../platform/subjects/record-use.ts';
import { clearOld } from './commands/count-outcome.ts';
import { ContactAddressQuota, ContactDayCount, ContactNewcomerQuota, ContactQuota } from './contact-quota.entity.ts';
import { ContactReveal } from './contact-reveal.entity.ts';
import { contactData } from './personal-data.ts';
import { contactRoutes } from './routes.ts';
import { contactStaffRoutes } from './staff-routes.ts';

export const contacts = defineFeature({
  name: 'contacts',
  about: 'Phone numbers and e-mail addresses, shown on request',
  uses: ['accounts'],
  entities: [ContactReveal, ContactQuota, ContactAddressQuota, ContactNewcomerQuota, ContactDayCount],
  recordUses: [usedByKind('contact_reveal', 'entityId', 'kind')],
  endpoints: services => [...contactRoutes(services), ...contactStaffRoutes(services)],
  daily: [clearOld],
  personalData: () => contactData,
});
