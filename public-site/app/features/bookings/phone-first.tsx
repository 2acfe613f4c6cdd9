import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** Why it is better to call. `contact` is where the phone number is revealed; null where none is known. */
export function PhoneFirst({ children, contact }: { children: ReactNode; contact: string | null }) {
  return (
    <Notice
      tone="warn"
      action={
        contact !== null && (
          <LinkButton to={contact} icon={<Phone aria-hidden="true" />}>
            Gọi điện hẹn khám
          </LinkButton>
        )
      }
    >
      {children}
    </Notice>
  );
}
