import { collectionPages } from '@antam/server/features/collections/pages.ts';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { CollectionCard } from '../features/collections/collection-card.tsx';
import styles from '../features/collections/collections.module.css';
import { listAddress } from '../features/listing/list-address.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';
import titled from '../styles/titled-page.module.css';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '../ui/button/button.tsx';
import { ChipLink } from '../ui/chip/chip.tsx';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';

const KINDS = [
  { kind: null, label: 'Tất cả' },
  { kind: 'professional', label: 'Bác sĩ' },
  { kind: 'place', label: 'Cơ sở y tế' },
  { kind: 'thread', label: 'Câu hỏi' },
];

export const loader = pageLoader(({ api, url, signal }) =>
  api.get('/api/v1/collection/', { query: Object.fromEntries(url.searchParams), signal }),
);

export function Component() {
  const { items, page, page_count } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const kind = search.get('kind');
  const known = KINDS.find(choice => choice.kind === kind);
  return (
    <div className={`container ${titled.page}`}>
      <Seo
        title="Tuyển chọn"
        description="Những danh sách bác sĩ và cơ sở y tế do ban biên tập An Tâm chọn lọc."
        path={listAddress(pathname, new URLSearchParams(), { kind: known?.kind ?? null, page: String(page) })}
        noindex={search.has('q')}
      />
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Tuyển chọn' }]} />
      <h1>Tuyển chọn</h1>
      <p className={titled.lead}>Bác sĩ, cơ sở y tế và câu hỏi do ban biên tập An Tâm chọn theo từng nhu cầu.</p>
      <nav className={styles.kinds} aria-label="Loại tuyển chọn">
        {KINDS.map(choice => (
          <ChipLink
            key={choice.label}
            to={listAddress(pathname, search, { kind: choice.kind })}
            selected={kind === choice.kind}
          >
            {choice.label}
          </ChipLink>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState
          drawing="search"
          title="Chưa có tuyển chọn nào khớp"
          action={<LinkButton to={collectionPages.list()}>Xem tất cả tuyển chọn</LinkButton>}
        />
      ) : (
        <ul id="list" className={styles.grid}>
          {items.map(collection => (
            <li key={collection.id}>
              <CollectionCard collection={collection} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={page_count}
        hrefFor={number => listAddress(pathname, search, { page: String(number) })}
      />
    </div>
  );
}
