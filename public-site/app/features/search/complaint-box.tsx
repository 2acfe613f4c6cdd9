import type { AdviceTerm, ComplaintAdvice } from '@antam/server/features/complaints/contract.ts';
import type { ComplaintDiseases } from '@antam/server/features/diseases/contract.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { Building2, Stethoscope } from 'lucide-react';
import { useProvince } from '../../frame/province/province-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Link } from '../../ui/link/link.tsx';
import { listAddress } from '../listing/list-address.ts';
import { inSentence } from '../listing/list-title.ts';
import styles from './complaint-box.module.css';

type Complaint = ComplaintAdvice['complaints'][number];

type Disease = ComplaintDiseases['complaints'][number]['diseases'][number];

type ComplaintBoxProps = {
  complaints: readonly Complaint[];
  /** By the names of the complaints. */
  diseases: ComplaintDiseases['complaints'];
  /** Slug of the chosen province; empty where none is chosen. */
  province: string;
};

/** Who looks after what somebody says they have, near them. */
export function ComplaintBox({ complaints, diseases, province }: ComplaintBoxProps) {
  const shown = complaints.filter(({ specialities }) => specialities.length > 0);
  if (shown.length === 0) return null;
  return (
    <Card as="section" className={styles.box} aria-label="Chuyên khoa phù hợp">
      {shown.map(complaint => (
        <Advice
          key={complaint.name}
          complaint={complaint}
          diseases={diseases.find(({ name }) => name === complaint.name)?.diseases ?? []}
          province={province}
        />
      ))}
      <p className={styles.note}>Gợi ý chung để chọn nơi khám, không thay cho lời khuyên của bác sĩ.</p>
    </Card>
  );
}

type AdviceProps = { complaint: Complaint; diseases: readonly Disease[]; province: string };

function Advice({ complaint, diseases, province }: AdviceProps) {
  const { name, specialities, services } = complaint;
  return (
    <div className={styles.advice}>
      <h2 className={styles.title}>{name}: nên khám ở đâu?</h2>
      <ul className={styles.specialities}>
        {specialities.map(term => (
          <Speciality key={term.slug} term={term} province={province} />
        ))}
      </ul>
      <Named title="Dịch vụ liên quan" items={services} />
      <Named title="Bệnh có thể gặp" items={diseases} />
    </div>
  );
}

type NamedPage = { readonly name: string; readonly absolute_url: string };

/** A line of links; nothing where there are none. */
function Named({ title, items }: { title: string; items: readonly NamedPage[] }) {
  if (items.length === 0) return null;
  return (
    <p className={styles.named}>
      {title}:{' '}
      {items.map(({ name, absolute_url }, index) => (
        <span key={absolute_url}>
          {index > 0 && ', '}
          <Link to={absolute_url}>{name}</Link>
        </span>
      ))}
    </p>
  );
}

function Speciality({ term, province }: { term: AdviceTerm; province: string }) {
  const { provinces } = useProvince();
  const where = provinces.find(({ slug }) => slug === province)?.name;
  const near = where === undefined ? '' : ` ở ${inSentence(where)}`;
  const listOf = (path: string) =>
    listAddress(path, new URLSearchParams(), {
      specialities: term.slug,
      provinces: where === undefined ? null : province,
    });
  return (
    <li className={styles.speciality}>
      <Link className={styles.name} to={term.absolute_url}>
        {term.name}
      </Link>
      <Link className={styles.way} to={listOf(professionalPages.list())}>
        <Stethoscope size={20} aria-hidden="true" /> Bác sĩ{near}
      </Link>
      <Link className={styles.way} to={listOf(placePages.list())}>
        <Building2 size={20} aria-hidden="true" /> Nơi khám{near}
      </Link>
    </li>
  );
}
