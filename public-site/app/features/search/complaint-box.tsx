import type { ComplaintAdvice } from '@antam/server/features/complaints/contract.ts';
import type { ComplaintDiseases } from '@antam/server/features/diseases/contract.ts';
import type { GuideComplaint } from '@antam/server/features/guided-search/contract.ts';
import { Card } from '../../ui/card/card.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './complaint-box.module.css';
import { NamedPages } from './named-pages.tsx';
import { SpecialityWays } from './speciality-ways.tsx';

type Complaint = ComplaintAdvice['complaints'][number];

type Disease = ComplaintDiseases['complaints'][number]['diseases'][number];

type ComplaintBoxProps = {
  complaints: readonly Complaint[];
  /** Where their pages answer the words, by the names of the complaints. */
  pages: readonly GuideComplaint[];
  /** By the names of the complaints. */
  diseases: ComplaintDiseases['complaints'];
  /** Slug of the chosen province; empty where none is chosen. */
  province: string;
};

/** The doctors for what the visitor says they have, near them. */
export function ComplaintBox({ complaints, pages, diseases, province }: ComplaintBoxProps) {
  const shown = complaints.filter(({ specialities }) => specialities.length > 0);
  if (shown.length === 0) return null;
  return (
    <Card as="section" className={styles.box} aria-label="Chuyên khoa phù hợp" data-results>
      {shown.map(complaint => (
        <Advice
          key={complaint.name}
          complaint={complaint}
          page={pages.find(({ name }) => name === complaint.name)?.absolute_url ?? complaint.absolute_url}
          diseases={diseases.find(({ name }) => name === complaint.name)?.diseases ?? []}
          province={province}
        />
      ))}
      <p className={styles.note}>Gợi ý chung để chọn nơi khám, không thay cho lời khuyên của bác sĩ.</p>
    </Card>
  );
}

type AdviceProps = Pick<ComplaintBoxProps, 'province'> & {
  complaint: Complaint;
  /** The address of its page. */
  page: string;
  diseases: readonly Disease[];
};

function Advice({ complaint, page, diseases, province }: AdviceProps) {
  const { name, specialities, services } = complaint;
  return (
    <div className={styles.advice}>
      <h2 className={styles.title}>{name}: nên khám ở đâu?</h2>
      <ul className={styles.specialities}>
        {specialities.map(term => (
          <SpecialityWays key={term.slug} term={term} province={province} />
        ))}
      </ul>
      <NamedPages title="Dịch vụ liên quan" items={services} />
      <NamedPages title="Bệnh có thể gặp" items={diseases} />
      <p>
        <Link to={page} className="more-link">
          Xem trang về {name}
        </Link>
      </p>
    </div>
  );
}
