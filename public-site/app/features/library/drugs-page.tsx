import type { DrugList } from '@antam/server/features/drugs/contract.ts';
import { drugPages } from '@antam/server/features/drugs/pages.ts';
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
import { DrugCard } from './drug-card.tsx';
import { DRUG_TYPE_NAMES, DRUG_TYPES } from './drug-types.ts';
import filters from './letter-nav.module.css';
import { LetterNav } from './letter-nav.tsx';
import styles from './library.module.css';
import { LibraryTabs } from './library-tabs.tsx';

export type DrugsQuery = { q?: string; letter?: string; page?: string; group?: string; type?: string };

/** Drugs from A to Z: all, of a letter, of a group, with or without prescription, or by words. */
export function DrugsPage({ list, query }: { list: DrugList; query: DrugsQuery }) {
  const { items, letters, groups, page, page_count } = list;
  const origin = useOrigin();
  const { q = '' } = query;
  const group = groups.find(each => each.group === query.group);
  const type = DRUG_TYPES.find(each => each === query.type);
  const letter = letters.find(each => each.letter === query.letter)?.letter ?? null;
  const at = (more: { q?: string | undefined; letter?: string | null; page?: number }) =>
    drugPages.list({ letter, group: group?.group, type, ...more });
  const title = [type ? DRUG_TYPE_NAMES[type] : 'Tra cứu thuốc', group?.name].filter(Boolean).join(': ');
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    ...(group ? [{ label: 'Thuốc', to: drugPages.list() }, { label: group.name }] : [{ label: 'Thuốc' }]),
  ];
  return (
    <div className={`container ${titled.page}`} id="drug-list">
      <Seo
        title={letter === null ? title : `${title}, chữ ${letter}`}
        description="Công dụng, liều dùng, chống chỉ định, tương tác và tác dụng phụ của các thuốc thường dùng, tra theo tên gốc hoặc tên biệt dược."
        path={at(page > 1 ? { page } : {})}
        noindex={q !== ''}
        previous={page > 1 ? at(page > 2 ? { page: page - 1 } : {}) : null}
        next={page < page_count ? at({ q: q || undefined, page: page + 1 }) : null}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
      <Breadcrumbs items={crumbs} />
      <LibraryTabs open="drugs" />
      <h1>{q === '' ? title : `Thuốc khớp với “${q}”`}</h1>
      <p className={titled.lead}>
        Tra theo tên hoạt chất hoặc tên trên hộp thuốc. Hãy dùng thuốc theo lời bác sĩ, dược sĩ.
      </p>
      <search aria-label="Tìm thuốc">
        <form className={filters.search} action={drugPages.list()}>
          <div className={filters.field}>
            <label htmlFor="drug-name">Tên thuốc</label>
            <Input
              id="drug-name"
              name="q"
              type="search"
              key={q}
              defaultValue={q}
              icon={<Search aria-hidden="true" />}
              placeholder="Paracetamol, Panadol…"
            />
          </div>
          <div className={filters.field}>
            <label htmlFor="drug-group">Nhóm thuốc</label>
            <Select id="drug-group" name="group" key={group?.group} defaultValue={group?.group ?? ''}>
              <option value="">Tất cả nhóm</option>
              {groups.map(({ group: letter, name, count }) => (
                <option key={letter} value={letter}>
                  {name} ({count})
                </option>
              ))}
            </Select>
          </div>
          <div className={filters.field}>
            <label htmlFor="drug-type">Kê đơn</label>
            <Select id="drug-type" name="type" key={type} defaultValue={type ?? ''}>
              <option value="">Tất cả</option>
              {DRUG_TYPES.map(each => (
                <option key={each} value={each}>
                  {DRUG_TYPE_NAMES[each]}
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
          title="Chưa có thuốc nào ở đây"
          action={<LinkButton to={drugPages.list()}>Xem tất cả thuốc</LinkButton>}
        >
          Bạn thử gõ tên hoạt chất, tên trên hộp, hoặc một từ ngắn hơn.
        </EmptyState>
      ) : (
        <ul id="list" className={styles.cards}>
          {items.map(drug => (
            <li key={drug.id}>
              <DrugCard drug={drug} query={q} />
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
