import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import type { ContactPage } from '../contacts/page-of-contacts.ts';

/** Where contacts of professionals are shown. */
export const contactPage: ContactPage = { kind: 'professional', address: professionalPages.detail };
