import { useEffect, useState } from 'react';
import { pendingContact } from '../../memory/pending-contact.ts';

const LISTS = { place: '/co-so-y-te/', professional: '/bac-si/' };

/** The page whose contact this browser asked for, and which shows it when it is opened; null where none was. */
export function usePendingContact(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const wish = pendingContact.read();
    setAddress(wish && `${LISTS[wish.kind]}${wish.id}/`);
  }, []);
  return address;
}
