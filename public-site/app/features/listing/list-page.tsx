import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import type { MapPlace } from '@antam/server/features/places/contract.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { clsx } from 'clsx';
import { List, Map as MapIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { SideMap } from '../../ui/map/side-map.tsx';
import type { useActivePlace } from '../../ui/map/use-active-place.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useMapSettings } from '../site/use-map-settings.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { FilterButton } from './filter-button.tsx';
import { isTab } from './filter-choice.ts';
import { FreeThisWeek } from './free-this-week.tsx';
import { listAddress } from './list-address.ts';
import { listTitle } from './list-title.ts';
import styles from './listing.module.css';
import { SortControl } from './sort-control.tsx';
import type { ListPath } from './use-filter-choice.ts';

type ListPageProps = {
  meta: ListMeta;
  /** What is listed, lower case: "bác sĩ". */
  noun: string;
  /** Name of the list for breadcrumbs: "Bác sĩ". */
  name: string;
  /** The API's path of the list, for counting a choice before it is applied: `professional/`. */
  endpoint: ListPath;
  places: readonly (MapPlace & { to: string })[];
  active: ReturnType<typeof useActivePlace>;
  /** The cards, one `<li>` each. */
  children: ReactNode;
};

/** A list of people or places: title with count, chips, filter, order, cards, pages, and the map beside them. */
export function ListPage({ meta, noun, name, endpoint, places, active, children }: ListPageProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const map = useMapSettings();
  const [showing, setShowing] = useState<'list' | 'map'>('list');
  const loading = useNavigation().state === 'loading';

  return (
    <div className={clsx('container', styles.page)} data-showing={showing}>
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: name }]} />
      <h1 className={styles.title}>{listTitle(meta, noun)}</h1>
      <div className={styles.toolbar}>
        <div className={styles.narrowing}>
          <FilterButton
            filters={(meta.filters ?? []).filter(isTab)}
            endpoint={endpoint}
            noun={noun}
            chosenCount={meta.chosen.filter(isTab).length}
          />
          <FreeThisWeek filters={meta.filters} />
        </div>
        <SortControl sortBy={meta.sort_by} positionKnown={meta.position_known} />
      </div>
      <ChosenChips chosen={meta.chosen} q={meta.q} />
      {meta.notices.map(notice => (
        <div key={notice} className={styles.notice}>
          <Notice>{notice}</Notice>
        </div>
      ))}
      <div className={styles.columns}>
        <div className={styles.results} aria-busy={loading}>
          {meta.count === 0 ? (
            <NoResults noun={noun} clearTo={pathname} />
          ) : (
            <>
              <ul id="list" className={styles.cards}>
                {children}
              </ul>
              <Pagination
                page={meta.page}
                pageCount={meta.page_count}
                hrefFor={page => listAddress(pathname, search, { page: String(page) })}
              />
            </>
          )}
        </div>
        {places.length > 0 && (
          <aside className={styles.side} aria-label="Bản đồ">
            <SideMap
              places={places}
              activeId={active.activeId}
              onActivate={active.activate}
              {...map}
              label={`Bản đồ ${noun}`}
            />
          </aside>
        )}
      </div>
      {places.length > 0 && (
        <Button
          className={styles.switch}
          data-bottom-action
          icon={showing === 'list' ? <MapIcon aria-hidden="true" /> : <List aria-hidden="true" />}
          onClick={() => setShowing(showing === 'list' ? 'map' : 'list')}
        >
          {showing === 'list' ? 'Bản đồ' : 'Danh sách'}
        </Button>
      )}
    </div>
  );
}

function NoResults({ noun, clearTo }: { noun: string; clearTo: string }) {
  return (
    <div id="list">
      <EmptyState
        drawing="search"
        title={`Chưa có ${noun} nào khớp với lựa chọn này`}
        action={<LinkButton to={clearTo}>Bỏ các bộ lọc</LinkButton>}
      >
        Bạn có thể bớt một bộ lọc, đổi từ khoá, hoặc <Link to={specialityPages.list()}>chọn theo chuyên khoa</Link>.
      </EmptyState>
    </div>
  );
}
