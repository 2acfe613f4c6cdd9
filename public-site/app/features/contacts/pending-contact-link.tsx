import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type PendingContact, pendingContact } from '../../memory/pending-contact.ts';
import { LinkButton } from '../../ui/button/button.tsx';

const LISTS = { place: '/co-so-y-te/', professional: '/bac-si/' };

/** The way back to the page whose contact this browser asked for; it is shown there. Nothing where none was. */
export function PendingContactLink() {
  const [wish, setWish] = useState<PendingContact | null>(null);
  useEffect(() => setWish(pendingContact.read()), []);
  if (wish === null) return null;
  return (
    <LinkButton to={`${LISTS[wish.kind]}${wish.id}/`} reloadDocument icon={<Phone aria-hidden="true" />}>
      Xem số bạn vừa hỏi
    </LinkButton>
  );
}
