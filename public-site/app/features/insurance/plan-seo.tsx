import type { PlanDetail } from '@antam/server/features/insurance/contract.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { recordIri } from '../../seo/record-iri.ts';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { truncate } from '../../ui/text/truncate.ts';

/** What search engines read of a plan: one address, whatever is chosen of it. */
export function PlanSeo({ plan, crumbs }: { plan: ShownPlan; crumbs: readonly Crumb[] }) {
  const origin = useOrigin();
  const { id, name, insurer, summary, absolute_url, packages } = plan;
  return (
    <>
      <Seo title={`${name} – ${insurer}`} description={truncate(summary, 150)} path={absolute_url} />
      <JsonLd
        data={{
          '@type': 'FinancialProduct',
          additionalType: 'https://schema.org/HealthInsurancePlan',
          '@id': recordIri(origin, 'insurance-plan', id),
          url: origin + absolute_url,
          name,
          description: summary,
          category: 'Bảo hiểm sức khoẻ',
          provider: { '@type': 'InsuranceAgency', name: insurer },
          audience: {
            '@type': 'PeopleAudience',
            requiredMinAge: plan.from_age,
            requiredMaxAge: plan.to_age,
          },
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            itemListElement: packages.map(each => ({ '@type': 'OfferCatalog', name: each.name })),
          },
        }}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}

/** A plan as its page has it: limits and premiums of other packages and ages are not sent to browsers. */
export type ShownPlan = Omit<PlanDetail, 'benefits'>;
