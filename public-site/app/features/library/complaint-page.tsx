import type { ComplaintDetail } from '@antam/server/features/complaint-pages/contract.ts';
import { complaintPages } from '@antam/server/features/complaints/pages.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { BadgeCheck, Info } from 'lucide-react';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import { farWords } from '../listing/how-far.ts';
import { inSentence } from '../listing/list-title.ts';
import { PlaceCard } from '../places/place-card.tsx';
import { UrgentBanner } from '../posts/urgent-banner.tsx';
import { Block } from './block.tsx';
import own from './complaint.module.css';
import { ComplaintSeo } from './complaint-seo.tsx';
import { ComplaintText } from './complaint-text.tsx';
import { DiseaseBlock } from './disease-card.tsx';
import { DoctorsNear } from './doctors-near.tsx';
import styles from './library.module.css';
import type { DoctorsNear as Doctors } from './load-doctors.ts';
import type { OpenPlaces as Places } from './load-open-places.ts';
import { RelatedReading } from './related-reading.tsx';

type ComplaintPageProps = { complaint: ComplaintDetail; places: Places | null; doctors: Doctors };

/**
 * A complaint: when it cannot wait, whom to see, what to do at home, and who is open now near the visitor. Other
 * names of harm to oneself are read by nobody whom they could help.
 */
export function ComplaintPage({ complaint, places, doctors }: ComplaintPageProps) {
  const { name, also_known, urgency, sections, specialities, diseases, threads, reviewed_on } = complaint;
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    { label: 'Triệu chứng', to: complaintPages.list() },
    { label: name },
  ];
  return (
    <div className={`container ${styles.page}`} id="complaint-detail">
      <ComplaintSeo complaint={complaint} crumbs={crumbs} />
      <Breadcrumbs items={crumbs} />
      <UrgentBanner urgency={urgency} />
      <article className={styles.article}>
        <header className={styles.head}>
          <h1>{name}</h1>
          {also_known.length > 0 && urgency !== 'self_harm' && (
            <p className={styles.names}>
              Còn được gọi là: <b>{also_known.join(', ')}</b>
            </p>
          )}
          {sections.length > 0 && <Checked on={reviewed_on} />}
        </header>
        <ComplaintText complaint={complaint} province={doctors.preferred} />
      </article>
      <OpenPlaces places={places} />
      <DoctorsNear doctors={doctors} />
      <RelatedReading detail={{ articles: [], threads, specialities }} />
      <DiseaseBlock title="Bệnh có thể gặp" diseases={diseases} />
    </div>
  );
}

/** Whether a clinician has checked the text, and when. */
function Checked({ on }: { on: string | null }) {
  return (
    <p className={own.checked}>
      {on === null ? <Info size={20} aria-hidden="true" /> : <BadgeCheck size={20} aria-hidden="true" />}
      {on === null ? 'Nội dung minh hoạ, chưa được bác sĩ duyệt.' : `Bác sĩ đã duyệt nội dung ngày ${formatDate(on)}.`}
    </p>
  );
}

/** Where one can go at this moment, near the visitor; nothing where nobody is open. */
function OpenPlaces({ places }: { places: Places | null }) {
  if (places === null) return null;
  const { nearest, province, terms, count, items } = places;
  const distances = items.map(({ distance }) => distance);
  const far = nearest ? farWords(distances, 'nơi khám') : null;
  const where = nearest ? ' gần bạn nhất' : province ? ` tại ${inSentence(province.name)}` : '';
  const list = placePages.list({
    specialities: terms.map(({ slug }) => slug),
    hours: 'now',
    provinces: province?.slug,
    sort_by: nearest ? 'location' : null,
  });
  return (
    <Block
      title={`Đang mở cửa: nơi khám ${terms.map(({ name }) => name).join(', ')}${where}`}
      more={list}
      moreLabel={`Xem ${formatNumber(count)} nơi đang mở cửa`}
    >
      {far !== null && <p className="muted">{far}</p>}
      <ul className={styles.cards}>
        {items.map(place => (
          <li key={place.id}>
            <PlaceCard place={place} level={3} upright="wide" />
          </li>
        ))}
      </ul>
    </Block>
  );
}
