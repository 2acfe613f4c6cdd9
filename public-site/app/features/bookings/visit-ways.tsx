import { Mail, Navigation, Phone } from 'lucide-react';
import { LinkButton } from '../../ui/button/button.tsx';
import { CONTACT_ID } from '../contacts/contact-id.ts';
import { directionsUrl, positionOf } from '../places/directions.ts';
import styles from './form.module.css';
import type { VisitData } from './load-visit.ts';
import summary from './visit-summary.module.css';

type Visit = VisitData['visit'];

/** Where email messages about the visit went; visitors without an address are asked to keep the page's. */
export function MailedTo({ visit: { mailed_to: mailedTo, booked_by, email } }: { visit: Visit }) {
  const address = booked_by?.email ?? email;
  return (
    <p className={styles.mailed}>
      <Mail aria-hidden="true" />
      <span>
        {mailedTo === null && 'Bạn chưa để lại email: xin lưu địa chỉ của trang này để xem, đổi hoặc huỷ lịch hẹn.'}
        {mailedTo === 'account' && 'An Tâm đã gửi thư về lịch hẹn này đến email của tài khoản bạn.'}
        {mailedTo === 'form' && (
          <>
            An Tâm đã gửi thư về lịch hẹn này đến <strong>{address}</strong>. Nếu chưa thấy, bạn xem thêm trong mục thư
            rác.
          </>
        )}
      </span>
    </p>
  );
}

/** How one gets to the place, and how one asks there. */
export function PlaceWays({ place }: { place: Visit['place'] }) {
  const position = positionOf(place);
  const { public_phone: phone } = place;
  return (
    <p className={`${summary.ways} no-print`}>
      {position && (
        <LinkButton
          to={directionsUrl(position)}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          size="s"
          icon={<Navigation aria-hidden="true" />}
        >
          Chỉ đường
        </LinkButton>
      )}
      <LinkButton
        to={phone ? `tel:${phone.number}` : `${place.absolute_url}#${CONTACT_ID}`}
        variant="outline"
        size="s"
        icon={<Phone aria-hidden="true" />}
      >
        {phone ? `Gọi ${phone.display}` : 'Xem cách liên hệ'}
      </LinkButton>
    </p>
  );
}
