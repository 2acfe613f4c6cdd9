import type { ComplaintList } from '@antam/server/features/complaint-pages/contract.ts';
import { complaintPages } from '@antam/server/features/complaints/pages.ts';
import { Search } from 'lucide-react';
import { breadcrumbList } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import titled from '../../styles/titled-page.module.css';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ComplaintCard } from './complaint-card.tsx';
import filters from './letter-nav.module.css';
import { LetterNav } from './letter-nav.tsx';
import styles from './library.module.css';
import { LibraryTabs } from './library-tabs.tsx';

export type ComplaintsQuery = { q?: string; letter?: string; page?: string; speciality?: string };

/** What people come with, from A to Z: all, of a letter, of a speciality, or by words. */
export function ComplaintsPage({ list, query }: { list: ComplaintList; query: ComplaintsQuery }) {
  const { items, letters, specialities, page, page_count } = list;
  const origin = useOrigin();
  const { q = '' } = query;
  const speciality = specialities.find(({ slug }) => slug === query.speciality);
  const letter = letters.find(each => each.letter === query.letter)?.letter ?? null;
  const at = (more: { q?: string | undefined; letter?: string | null; page?: number }) =>
    complaintPages.list({ letter, speciality: speciality?.slug, ...more });
  const title = speciality ? `Triệu chứng ${speciality.name}` : 'Tra cứu triệu chứng';
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    ...(speciality
      ? [{ label: 'Triệu chứng', to: complaintPages.list() }, { label: speciality.name }]
      : [{ label: 'Triệu chứng' }]),
  ];
  return (
    <div className={`container ${titled.page}`} id="complaint-list">
      <Seo
        title={letter === null ? title : `${title}, chữ ${letter}`}
        description="Bạn thấy gì trong người? Khi nào gọi 115, khi nào đi khám và khám chuyên khoa nào, chăm sóc ra sao tại nhà."
        path={at(page > 1 ? { page } : {})}
        noindex={q !== ''}
        previous={page > 1 ? at(page > 2 ? { page: page - 1 } : {}) : null}
        next={page < page_count ? at({ q: q || undefined, page: page + 1 }) : null}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
      <Breadcrumbs items={crumbs} />
      <LibraryTabs open="complaints" />
      <h1>{q === '' ? title : `Triệu chứng khớp với “${q}”`}</h1>
      <p className={titled.lead}>Khi nào gọi 115, khi nào đi khám, khám chuyên khoa nào và ai đang mở cửa gần bạn.</p>
      <search aria-label="Tìm triệu chứng">
        <form className={filters.search} action={complaintPages.list()}>
          <div className={filters.field}>
            <label htmlFor="complaint-name">Bạn thấy thế nào</label>
            <Input
              id="complaint-name"
              name="q"
              type="search"
              key={q}
              defaultValue={q}
              icon={<Search aria-hidden="true" />}
              placeholder="Đau đầu, sốt, khó thở…"
            />
          </div>
          <div className={filters.field}>
            <label htmlFor="complaint-speciality">Chuyên khoa</label>
            <Select
              id="complaint-speciality"
              name="speciality"
              key={speciality?.slug}
              defaultValue={speciality?.slug ?? ''}
            >
              <option value="">Tất cả chuyên khoa</option>
              {specialities.map(({ slug, name, count }) => (
                <option key={slug} value={slug}>
                  {name} ({count})
                </option>
              ))}
            </Select>
          </div>
          <Button type="submit">Tìm</Button>
        </form>
      </search>
      <LetterNav letters={letters} chosen={letter} hrefFor={each => at({ letter: each })} />
      {items.length === 0 ? (
        <EmptyState
          drawing="search"
          title="Chưa có triệu chứng nào ở đây"
          action={<LinkButton to={complaintPages.list()}>Xem tất cả triệu chứng</LinkButton>}
        >
          Bạn thử gõ một từ ngắn hơn, hoặc nói theo cách khác.
        </EmptyState>
      ) : (
        <ul id="list" className={styles.cards}>
          {items.map(complaint => (
            <li key={complaint.slug}>
              <ComplaintCard complaint={complaint} query={q} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={page_count}
        hrefFor={to => at({ q: q || undefined, ...(to === 1 ? {} : { page: to }) })}
      />
    </div>
  );
}
