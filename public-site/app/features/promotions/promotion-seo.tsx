import type { PromotionDetail } from '@antam/server/features/promotions/contract.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { recordIri } from '../../seo/record-iri.ts';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import { priceWords } from './price-words.ts';

/** Title, description and structured data of a promotion: an offer with the place or professional that makes it. */
export function PromotionSeo({ promotion, crumbs }: { promotion: PromotionDetail; crumbs: readonly Crumb[] }) {
  const origin = useOrigin();
  const { id, title, absolute_url, new_price, starts_at, ends_at, state, left, record, picture } = promotion;
  const isToBeHad = state !== 'ended' && left !== 0;
  const address = {
    '@type': 'PostalAddress',
    ...(record.address === '' ? {} : { streetAddress: record.address }),
    ...(record.area === '' ? {} : { addressRegion: record.area }),
    addressCountry: 'VN',
  };
  return (
    <>
      <Seo
        title={`${title} – ${record.name}`}
        description={`${priceWords(new_price)} tại ${record.name}, đến ${formatDate(ends_at)}. Xem lựa chọn, điều kiện và nhận mã ưu đãi.`}
        path={absolute_url}
        image={picture?.url ?? null}
      />
      <JsonLd
        data={{
          '@type': 'Offer',
          '@id': recordIri(origin, 'promotion', id),
          name: title,
          url: origin + absolute_url,
          price: new_price,
          priceCurrency: 'VND',
          validFrom: starts_at,
          validThrough: ends_at,
          availability: `https://schema.org/${isToBeHad ? 'InStock' : 'SoldOut'}`,
          offeredBy: {
            '@type': record.kind === 'place' ? 'MedicalClinic' : 'Physician',
            name: record.name,
            url: origin + record.absolute_url,
          },
          availableAtOrFrom: { '@type': 'Place', name: record.name, address },
        }}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}
