import type { GuideArea, GuideComplaint, GuideOffer } from '@antam/server/features/guided-search/contract.ts';
import { BookOpenText, ListFilter, type LucideIcon, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Way } from '../../ui/states/ways.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './search-row.module.css';

const Row = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <>
    <span className={styles.icon}>
      <Icon size={20} aria-hidden />
    </span>
    <span className={styles.text}>{children}</span>
  </>
);

/** The list that the words ask for, with how much it shows: "Da liễu ở Quận 3 (cũ): 12 bác sĩ". */
export const OfferRow = ({ offer }: { offer: GuideOffer }) => (
  <Row icon={ListFilter}>
    <span className={styles.offer}>
      {offer.name}: <strong>{offerCount(offer)}</strong>
    </span>
  </Row>
);

/** A list that is near to one that shows nothing: "2 bác sĩ Da liễu tại Quận 1 (cũ)". */
export const WayRow = ({ way: { counted, subject, without } }: { way: Way }) => (
  <Row icon={ListFilter}>
    <span className={styles.offer}>
      <strong>{counted}</strong> {subject}
    </span>
    {without.length > 0 && <span className={styles.more}>Đã bỏ lọc: {without.join(', ')}</span>}
  </Row>
);

/** The way to the page about a complaint. */
export const ComplaintRow = ({ complaint: { name } }: { complaint: GuideComplaint }) => (
  <Row icon={BookOpenText}>
    <span className={styles.offer}>Xem trang về {name}</span>
  </Row>
);

/** A call for help, which the row makes; its number stands where others have an icon. */
export const CallRow = ({ number }: { number: string }) => (
  <>
    <strong className={styles.icon} aria-hidden>
      {number}
    </strong>
    <span className={styles.text}>
      <span className={styles.name}>Gọi {number}</span>
    </span>
  </>
);

/** An area, and how much there is in it. */
export function AreaRow({ area: { name, within, kinds, places } }: { area: GuideArea }) {
  const counts = [kinds.length > 0 && peopleCount(kinds), places > 0 && `${formatNumber(places)} cơ sở y tế`].filter(
    text => text !== false,
  );
  return (
    <Row icon={MapPin}>
      <span className={styles.name}>
        {name}
        {within && <span className={styles.within}>, {within}</span>}
      </span>
      <span className={styles.more}>{counts.join(' · ')}</span>
    </Row>
  );
}

const offerCount = ({ kind, count, kinds }: GuideOffer) =>
  kind === 'professional' ? peopleCount(kinds) : `${formatNumber(count)} cơ sở`;

/** "56 bác sĩ và 3 người khác": short, as a row has one line. */
function peopleCount([first, ...others]: GuideOffer['kinds']): string {
  if (!first) return '';
  const more = others.reduce((sum, { count }) => sum + count, 0);
  return `${formatNumber(first.count)} ${first.noun}${more > 0 ? ` và ${formatNumber(more)} người khác` : ''}`;
}
