import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { clsx } from 'clsx';
import { Seo } from '../../seo/seo.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import fold from '../../ui/fold/fold.module.css';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import styles from './filter.module.css';
import { isChosen, isCondition } from './filter-choice.ts';
import { FilterTab } from './filter-tab.tsx';

type FilterPageProps = { meta: ListMeta; noun: string; name: string; listPath: string };

/** The filters as a page with a plain form, for visitors without script. */
export function FilterPage({ meta, noun, name, listPath }: FilterPageProps) {
  const filters = (meta.filters ?? []).filter(filter => isChosen(filter) && filter.options.length > 0);
  return (
    <div className={`container ${styles.page}`}>
      <Seo title={`Lọc ${noun}`} noindex />
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: name, to: listPath }, { label: 'Bộ lọc' }]} />
      <h1>Lọc {noun}</h1>
      {filters.length === 0 ? (
        <EmptyState
          drawing="search"
          title="Chưa có bộ lọc nào"
          action={<LinkButton to={listPath}>Xem tất cả</LinkButton>}
        />
      ) : (
        <form action={listPath} className={styles.form}>
          {meta.q !== '' && <input type="hidden" name="q" value={meta.q} />}
          {meta.sort_by !== 'relevance' && <input type="hidden" name="sort_by" value={meta.sort_by} />}
          {meta.chosen
            .filter(filter => !isChosen(filter))
            .map(({ type, slug }) => (
              <input key={type} type="hidden" name={type} value={slug} />
            ))}
          {filters
            .toSorted((a, b) => Number(isCondition(b)) - Number(isCondition(a)))
            .map(filter => (
              <details
                key={filter.type}
                className={clsx(fold.fold, styles.details)}
                open={filter.options.some(({ checked }) => checked)}
              >
                <summary className={clsx(fold.line, styles.summary)}>{filter.label}</summary>
                <FilterTab
                  filter={filter}
                  chosen={filter.options.filter(({ checked }) => checked).map(({ slug }) => slug)}
                />
              </details>
            ))}
          <Button type="submit" size="l">
            Xem kết quả
          </Button>
        </form>
      )}
    </div>
  );
}
