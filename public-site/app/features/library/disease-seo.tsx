import type { DiseaseDetail } from '@antam/server/features/diseases/contract.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { truncate } from '../../ui/text/truncate.ts';
import { checkedPage } from './checked-page.ts';

/** What search engines read of a disease. */
export function DiseaseSeo({ disease, crumbs }: { disease: DiseaseDetail; crumbs: readonly Crumb[] }) {
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
