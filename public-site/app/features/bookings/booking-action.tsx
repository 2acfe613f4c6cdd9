import { CalendarPlus } from 'lucide-react';
import { LinkButton } from '../../ui/button/button.tsx';
import { BOOKING_ID } from './booking-id.ts';

/** The first action of a page where slots are on offer. */
export function BookingAction() {
  return (
    <LinkButton to={`#${BOOKING_ID}`} wide icon={<CalendarPlus aria-hidden="true" />}>
      Đặt khám
    </LinkButton>
  );
}
