import { placePages } from '@antam/server/features/places/pages.ts';
import type { ContactPage } from '../contacts/page-of-contacts.ts';

/** Where contacts of places are shown. */
export const contactPage: ContactPage = { kind: 'place', address: placePages.detail };
