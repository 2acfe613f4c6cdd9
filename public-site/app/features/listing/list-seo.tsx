import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { breadcrumbList } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { canonicalListAddress } from './list-address.ts';
import { listSubject, listTitle } from './list-title.ts';

type ListSeoProps = {
  meta: ListMeta;
  noun: string;
  /** The number of results with their nouns, where there are several kinds. */
  counted?: string;
  name: string;
  path: string;
  items: readonly { absolute_url: string }[];
};

/** A list's metadata for search engines; one narrowed by words, many filters, time or the visitor's position is not indexed. */
export function ListSeo({ meta, noun, counted, name, path, items }: ListSeoProps) {
  const origin = useOrigin();
  const subject = listSubject(meta, noun);
  const isOfTheMoment = meta.chosen.some(({ type }) => type === 'available' || type === 'hours' || type === 'near');
  const at = (page: number) => canonicalListAddress(path, meta, page);
  const pageNote = meta.page > 1 ? ` – trang ${meta.page}` : '';
  return (
    <>
      <Seo
        title={`${subject.charAt(0).toLocaleUpperCase('vi')}${subject.slice(1)}${pageNote}`}
        description={`${listTitle(meta, noun, counted)} trên An Tâm: chuyên khoa, địa chỉ, giờ làm việc, giá khám và đánh giá của người bệnh.`}
        path={at(meta.page)}
        noindex={meta.q !== '' || meta.chosen.length > 2 || isOfTheMoment || meta.count === 0}
        previous={meta.page > 1 ? at(meta.page - 1) : null}
        next={meta.page < meta.page_count ? at(meta.page + 1) : null}
      />
      <JsonLd
        data={breadcrumbList(origin, [
          { label: 'Trang chủ', to: '/' },
          { label: name, to: path },
        ])}
      />
      {items.length > 0 && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            itemListElement: items.map((item, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              url: origin + item.absolute_url,
            })),
          }}
        />
      )}
    </>
  );
}
