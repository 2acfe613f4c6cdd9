import type { ProfessionalDetail } from '@antam/server/features/professionals/contract.ts';
import { Card } from '../../ui/card/card.tsx';
import { CollapsibleList } from '../../ui/read-more/collapsible-list.tsx';
import detail from '../detail/detail.module.css';

/** Qualifications and languages in the side column; long lists are folded. */
export function DoctorCredentials({ doctor }: { doctor: ProfessionalDetail }) {
  const { qualifications, languages_spoken: languages } = doctor;
  if (qualifications.length === 0 && languages.length === 0) return null;
  return (
    <Card className={detail.panel}>
      {qualifications.length > 0 && <Terms title="Trình độ chuyên môn" terms={qualifications} />}
      {languages.length > 0 && <Terms title="Ngôn ngữ" terms={languages} />}
    </Card>
  );
}

function Terms({ title, terms }: { title: string; terms: readonly { slug: string; name: string }[] }) {
  return (
    <section className={detail.terms} aria-label={title}>
      <h2 className={detail.panelTitle}>{title}</h2>
      <CollapsibleList label={title} items={terms.map(({ slug, name }) => ({ key: slug, content: name }))} />
    </section>
  );
}
