import type { DrugDetail } from '@antam/server/features/drugs/contract.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { truncate } from '../../ui/text/truncate.ts';
import { checkedPage } from './checked-page.ts';

const PRESCRIPTION = { prescription: 'PrescriptionOnly', over_the_counter: 'OTC' } as const;

/** What search engines read of a drug. */
export function DrugSeo({ drug, crumbs }: { drug: DrugDetail; crumbs: readonly Crumb[] }) {
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
