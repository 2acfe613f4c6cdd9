import { useEffect, useState } from 'react';
import { pendingContact } from '../../memory/pending-contact.ts';
import type { ContactPage } from './page-of-contacts.ts';

/** The pages of all kinds of record with contacts, from the kinds' folders. */
const PAGES = Object.values(
  import.meta.glob<ContactPage>('../*/contact-page.ts', { eager: true, import: 'contactPage' }),
);

/** The page whose contact this browser asked for, and which shows it when it is opened; null where none was. */
export function usePendingContact(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const intent = pendingContact.read();
    const page = PAGES.find(({ kind }) => kind === intent?.kind);
    setAddress(intent && page ? page.address({ slugId: String(intent.id) }) : null);
  }, []);
  return address;
}
