import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { useEffect, useState } from 'react';
import { pendingContact } from '../../memory/pending-contact.ts';

const DETAIL = { place: placePages.detail, professional: professionalPages.detail };

/** The page whose contact this browser asked for, and which shows it when it is opened; null where none was. */
export function usePendingContact(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const intent = pendingContact.read();
    setAddress(intent && DETAIL[intent.kind]({ slugId: String(intent.id) }));
  }, []);
  return address;
}
