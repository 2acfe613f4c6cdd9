import type { ComplaintDetail } from '@antam/server/features/complaint-pages/contract.ts';
import { complaintPages } from '@antam/server/features/complaints/pages.ts';
import { BadgeCheck, Info } from 'lucide-react';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import { UrgentBanner } from '../posts/urgent-banner.tsx';
import own from './complaint.module.css';
import { ComplaintSeo } from './complaint-seo.tsx';
import { ComplaintText } from './complaint-text.tsx';
import { DiseaseBlock } from './disease-card.tsx';
import { DoctorsNear } from './doctors-near.tsx';
import styles from './library.module.css';
import type { DoctorsNear as Doctors } from './load-doctors.ts';
import type { OpenPlaces as Places } from './load-open-places.ts';
import { OpenPlaces } from './open-places.tsx';
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
      {on === null ? <Info aria-hidden="true" /> : <BadgeCheck aria-hidden="true" />}
      {on === null ? 'Nội dung minh hoạ, chưa được bác sĩ duyệt.' : `Bác sĩ đã duyệt nội dung ngày ${formatDate(on)}.`}
    </p>
  );
}
