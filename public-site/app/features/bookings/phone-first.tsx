import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** A phone number as people read it, and as a link takes it. */
export type PublicNumber = { display: string; number: string };

/** How a visit is arranged by phone: by a number that everybody may see, or by one that is shown elsewhere. */
export type PhoneWay = { phone: PublicNumber } | { shownAt: string } | null;

/** @param shownAt where a number that is not public is asked for */
export function phoneWay(phone: PublicNumber | null, shownAt: string | null): PhoneWay {
  if (phone !== null) return { phone };
  return shownAt === null ? null : { shownAt };
}

/** Why it is better to call, with the way to do so. */
export function PhoneFirst({ children, way }: { children: ReactNode; way: PhoneWay }) {
  return (
    <Notice tone="warn" action={way !== null && <PhoneLink way={way} />}>
      {children}
    </Notice>
  );
}

/** Calls where the number is public; else it says that it leads to the number. */
export function PhoneLink({ way }: { way: NonNullable<PhoneWay> }) {
  const icon = <Phone aria-hidden="true" />;
  return 'phone' in way ? (
    <LinkButton to={`tel:${way.phone.number}`} icon={icon}>
      Gọi {way.phone.display}
    </LinkButton>
  ) : (
    <LinkButton to={way.shownAt} variant="outline" icon={icon}>
      Xem số điện thoại
    </LinkButton>
  );
}
