import type { DiseaseDetail } from '@antam/server/features/diseases/contract.ts';
import { diseasePages } from '@antam/server/features/diseases/pages.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { Caution } from '../../ui/reading/reading.tsx';
import { truncate } from '../../ui/text/truncate.ts';
import { EmergencyBanner } from '../search/emergency-banner.tsx';
import { Block } from './block.tsx';
import { checkedPage } from './checked-page.ts';
import { DoctorsNear, DoctorsWay } from './doctors-near.tsx';
import { DrugCard } from './drug-card.tsx';
import styles from './library.module.css';
import { LibraryText } from './library-text.tsx';
import type { DoctorsNear as Doctors } from './load-doctors.ts';
import { RecordFacts } from './record-facts.tsx';
import { RelatedReading } from './related-reading.tsx';
import { DISEASE_TITLES } from './section-titles.ts';

/** A disease: what it is, when to see a doctor, and who looks after it near the visitor. */
export function DiseasePage({ disease, doctors }: { disease: DiseaseDetail; doctors: Doctors }) {
  const { name, also_known, icd10, emergency, specialities, complaints, drugs } = disease;
  const [main] = specialities;
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    { label: 'Bệnh', to: diseasePages.list() },
    ...(main ? [{ label: main.name, to: diseasePages.list({ speciality: main.slug }) }] : []),
    { label: name },
  ];
  const sections = urgentEarly(disease.sections).map(section => ({ ...section, ...DISEASE_TITLES[section.name] }));
  return (
    <div className={`container ${styles.page}`} id="disease-detail">
      <DiseaseSeo disease={disease} crumbs={crumbs} />
      <Breadcrumbs items={crumbs} />
      {emergency && <EmergencyBanner />}
      <article className={styles.article}>
        <header className={styles.head}>
          {specialities.length > 0 && (
            <div className={`${styles.chips} no-print`}>
              {specialities.map(term => (
                <ChipLink key={term.slug} to={specialityPages.detail({ slug: term.slug })}>
                  {term.name}
                </ChipLink>
              ))}
            </div>
          )}
          <h1>{name}</h1>
          {also_known.length > 0 && (
            <p className={styles.names}>
              Tình trạng này còn được gọi là: <b>{also_known.join(', ')}</b>
            </p>
          )}
          <RecordFacts detail={disease} code={icd10 === '' ? '' : `ICD-10: ${icd10}`} />
          <DoctorsWay doctors={doctors} />
        </header>
        <LibraryText detail={disease} sections={sections} boxed="when_to_see_doctor">
          <Caution>
            Trang này giúp bạn hiểu thêm, không thay cho buổi khám. Khi nguy cấp, hãy gọi <a href="tel:115">115</a>.
          </Caution>
        </LibraryText>
      </article>
      {complaints.length > 0 && (
        <Block title="Người bệnh thường đến khám vì">
          <ul className={styles.chips}>
            {complaints.map(({ name, absolute_url }) => (
              <li key={name}>
                <ChipLink to={absolute_url}>{name}</ChipLink>
              </li>
            ))}
          </ul>
        </Block>
      )}
      <DoctorsNear doctors={doctors} />
      {drugs.length > 0 && (
        <Block title="Thuốc thường được bác sĩ cân nhắc">
          <ul className={styles.cards}>
            {drugs.map(drug => (
              <li key={drug.id}>
                <DrugCard drug={drug} level={3} />
              </li>
            ))}
          </ul>
        </Block>
      )}
      <RelatedReading detail={disease} />
    </div>
  );
}

/** When to see a doctor stands right below the overview: who comes worried reads no further. */
function urgentEarly<Section extends { name: string }>(sections: readonly Section[]): Section[] {
  const rank = ({ name }: Section) => (name === 'overview' ? 0 : name === 'when_to_see_doctor' ? 1 : 2);
  return sections.toSorted((a, b) => rank(a) - rank(b));
}

/** What search engines read of a disease. */
function DiseaseSeo({ disease, crumbs }: { disease: DiseaseDetail; crumbs: readonly Crumb[] }) {
  const origin = useOrigin();
  const { name, also_known, summary, absolute_url, icd10, drugs, specialities } = disease;
  const condition = {
    '@type': 'MedicalCondition',
    name,
    ...(also_known.length === 0 ? {} : { alternateName: also_known }),
    ...(icd10 === '' ? {} : { code: { '@type': 'MedicalCode', code: icd10, codingSystem: 'ICD-10' } }),
    ...(drugs.length === 0
      ? {}
      : {
          possibleTreatment: drugs.map(drug => ({ '@type': 'Drug', name: drug.name, url: origin + drug.absolute_url })),
        }),
    ...(specialities.length === 0 ? {} : { relevantSpecialty: specialities.map(term => term.name) }),
  };
  return (
    <>
      <Seo
        title={`${name}: triệu chứng, điều trị, khi nào cần đi khám`}
        description={truncate(summary, 150)}
        path={absolute_url}
        type="article"
      />
      <JsonLd data={condition} />
      <JsonLd data={checkedPage({ ...disease, kind: 'disease', about: condition }, origin)} />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}
