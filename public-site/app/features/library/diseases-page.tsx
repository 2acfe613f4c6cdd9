import type { DiseaseList } from '@antam/server/features/diseases/contract.ts';
import { diseasePages } from '@antam/server/features/diseases/pages.ts';
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
import { DiseaseCard } from './disease-card.tsx';
import filters from './letter-nav.module.css';
import { LetterNav } from './letter-nav.tsx';
import styles from './library.module.css';
import { LibraryTabs } from './library-tabs.tsx';

export type DiseasesQuery = { q?: string; letter?: string; page?: string; speciality?: string };

/** Diseases from A to Z: all, of a letter, of a speciality, or by words. */
export function DiseasesPage({ list, query }: { list: DiseaseList; query: DiseasesQuery }) {
  const { items, letters, specialities, page, page_count } = list;
  const origin = useOrigin();
  const { q = '' } = query;
  const speciality = specialities.find(({ slug }) => slug === query.speciality);
  const letter = letters.find(each => each.letter === query.letter)?.letter ?? null;
  const at = (more: { q?: string | undefined; letter?: string | null; page?: number }) =>
    diseasePages.list({ letter, speciality: speciality?.slug, ...more });
  const title = speciality ? `Bệnh ${speciality.name}` : 'Tra cứu bệnh';
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    ...(speciality ? [{ label: 'Bệnh', to: diseasePages.list() }, { label: speciality.name }] : [{ label: 'Bệnh' }]),
  ];
  return (
    <div className={`container ${titled.page}`} id="disease-list">
      <Seo
        title={letter === null ? title : `${title}, chữ ${letter}`}
        description="Triệu chứng, nguyên nhân, cách điều trị và khi nào cần đi khám của các bệnh thường gặp, kèm bác sĩ gần bạn."
        path={at(page > 1 ? { page } : {})}
        noindex={q !== ''}
        previous={page > 1 ? at(page > 2 ? { page: page - 1 } : {}) : null}
        next={page < page_count ? at({ q: q || undefined, page: page + 1 }) : null}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
      <Breadcrumbs items={crumbs} />
      <LibraryTabs open="diseases" />
      <h1>{q === '' ? title : `Bệnh khớp với “${q}”`}</h1>
      <p className={titled.lead}>Dễ hiểu, có bác sĩ kiểm tra, và cho biết khi nào cần đi khám.</p>
      <search aria-label="Tìm bệnh">
        <form className={filters.search} action={diseasePages.list()}>
          <div className={filters.field}>
            <label htmlFor="disease-name">Tên bệnh</label>
            <Input
              id="disease-name"
              name="q"
              type="search"
              key={q}
              defaultValue={q}
              icon={<Search aria-hidden="true" />}
              placeholder="Tiểu đường, đau dạ dày…"
            />
          </div>
          <div className={filters.field}>
            <label htmlFor="disease-speciality">Chuyên khoa</label>
            <Select
              id="disease-speciality"
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
          title="Chưa có bệnh nào ở đây"
          action={<LinkButton to={diseasePages.list()}>Xem tất cả bệnh</LinkButton>}
        >
          Bạn thử gõ tên khác hoặc một từ ngắn hơn.
        </EmptyState>
      ) : (
        <ul id="list" className={styles.cards}>
          {items.map(disease => (
            <li key={disease.id}>
              <DiseaseCard disease={disease} query={q} />
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
