import { LinkButton } from '../../ui/button/button.tsx';
import { drawnAs } from '../../ui/drawn/drawn.ts';
import detail from '../detail/detail.module.css';
import { BOOKING_ID } from './booking-id.ts';

/** The first action of a page where slots are on offer. */
export function BookingAction() {
  return (
    <LinkButton to={`#${BOOKING_ID}`} wide className={drawnAs(detail.book)}>
      Đặt khám
    </LinkButton>
  );
}
