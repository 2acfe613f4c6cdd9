import type { DiseaseCard as Disease } from '@antam/server/features/diseases/contract.ts';
import { diseasePages } from '@antam/server/features/diseases/pages.ts';
import type { DrugDetail } from '@antam/server/features/drugs/contract.ts';
import { drugPages } from '@antam/server/features/drugs/pages.ts';
import { Printer } from 'lucide-react';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Chip, ChipLink } from '../../ui/chip/chip.tsx';
import { Caution } from '../../ui/reading/reading.tsx';
import { truncate } from '../../ui/text/truncate.ts';
import { ShareButton } from '../forum/share-button.tsx';
import acts from '../posts/acts.module.css';
import { Block } from './block.tsx';
import { checkedPage } from './checked-page.ts';
import { DiseaseBlock } from './disease-card.tsx';
import { DoctorsNear } from './doctors-near.tsx';
import { DRUG_TYPE_NAMES } from './drug-types.ts';
import styles from './library.module.css';
import { LibraryText } from './library-text.tsx';
import type { DoctorsNear as Doctors } from './load-doctors.ts';
import { RecordFacts } from './record-facts.tsx';
import { RelatedReading } from './related-reading.tsx';
import { DRUG_TITLES } from './section-titles.ts';

type DrugPageProps = { drug: DrugDetail; diseases: readonly Disease[]; doctors: Doctors };

/** A drug: what it is for, how it is taken, when it must not be, and for which diseases doctors give it. */
export function DrugPage({ drug, diseases, doctors }: DrugPageProps) {
  const { name, names, brands, type, atc, group, form, absolute_url, specialities, atc_group: inGroup } = drug;
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    { label: 'Thuốc', to: drugPages.list() },
    ...(inGroup ? [{ label: inGroup.name, to: drugPages.list({ group: inGroup.letter }) }] : []),
    { label: name },
  ];
  const sections = drug.sections.map(section => ({ ...section, ...DRUG_TITLES[section.name] }));
  return (
    <div className={`container ${styles.page}`} id="drug-detail">
      <DrugSeo drug={drug} crumbs={crumbs} />
      <Breadcrumbs items={crumbs} />
      <article className={styles.article}>
        <header className={styles.head}>
          <div className={styles.chips}>
            <Chip tone={type === 'prescription' ? 'accent' : 'brand'}>{DRUG_TYPE_NAMES[type]}</Chip>
            {group !== '' && <Chip>{group}</Chip>}
          </div>
          <h1>{name}</h1>
          {brands.length > 0 && (
            <p className={styles.names}>
              Tên biệt dược: <b>{brands.join(', ')}</b>
            </p>
          )}
          {names.length > 0 && <p className={styles.names}>Tên khác: {names.join(', ')}</p>}
          {form !== '' && <p className={styles.names}>Dạng dùng: {form}</p>}
          <RecordFacts detail={drug} code={atc === '' ? '' : `ATC: ${atc}`} />
        </header>
        <LibraryText detail={drug} sections={sections} boxed="contraindications">
          <Caution>
            {type === 'prescription'
              ? 'Thuốc này chỉ dùng khi có đơn của bác sĩ. '
              : 'Hãy đọc kỹ tờ hướng dẫn trước khi dùng. '}
            Thông tin ở đây không thay cho lời khuyên của bác sĩ, dược sĩ. Khi ngộ độc hoặc dị ứng nặng, hãy gọi{' '}
            <a href="tel:115">115</a>.
          </Caution>
          <div className={`${styles.actions} no-print`}>
            <ShareButton title={name} path={absolute_url} />
            <button type="button" className={acts.act} onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              <span className={acts.word}>In trang thuốc</span>
            </button>
          </div>
        </LibraryText>
      </article>
      <DiseaseBlock title="Bác sĩ có thể cân nhắc thuốc này khi điều trị" diseases={diseases} />
      <DoctorsNear doctors={doctors} />
      {specialities.length > 0 && (
        <Block title="Bệnh cùng chuyên khoa">
          <div className={styles.chips}>
            {specialities.map(term => (
              <ChipLink key={term.slug} to={diseasePages.list({ speciality: term.slug })}>
                {term.name}
              </ChipLink>
            ))}
          </div>
        </Block>
      )}
      <RelatedReading detail={drug} />
    </div>
  );
}

const PRESCRIPTION = { prescription: 'PrescriptionOnly', over_the_counter: 'OTC' } as const;

/** What search engines read of a drug. */
function DrugSeo({ drug, crumbs }: { drug: DrugDetail; crumbs: readonly Crumb[] }) {
  const origin = useOrigin();
  const { name, names, brands, summary, absolute_url, atc, form, type } = drug;
  const data = {
    '@type': 'Drug',
    name,
    nonProprietaryName: name,
    ...(brands.length + names.length === 0 ? {} : { alternateName: [...brands, ...names] }),
    ...(atc === '' ? {} : { code: { '@type': 'MedicalCode', code: atc, codingSystem: 'ATC' } }),
    ...(form === '' ? {} : { dosageForm: form }),
    prescriptionStatus: `https://schema.org/${PRESCRIPTION[type]}`,
    url: origin + absolute_url,
  };
  return (
    <>
      <Seo
        title={`${name}: công dụng, liều dùng, tác dụng phụ`}
        description={truncate(summary, 150)}
        path={absolute_url}
        type="article"
      />
      <JsonLd data={data} />
      <JsonLd data={checkedPage({ ...drug, kind: 'drug', about: data }, origin)} />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}
