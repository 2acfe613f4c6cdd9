import type { ListMeta, SortBy } from '@antam/server/features/listing/contract.ts';
import type { MapPlace } from '@antam/server/features/places/contract.ts';
import { clsx } from 'clsx';
import { CalendarCheck, Clock, List, Map as MapIcon, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SideMap } from '../../ui/map/side-map.tsx';
import type { useActivePlace } from '../../ui/map/use-active-place.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { WholeWords } from '../../ui/text/whole-words.tsx';
import { useMapSettings } from '../site/use-map-settings.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { FilterButton } from './filter-button.tsx';
import { isChosen } from './filter-choice.ts';
import { howFar } from './how-far.ts';
import { listAddress } from './list-address.ts';
import { listTitle } from './list-title.ts';
import styles from './listing.module.css';
import { NearMe } from './near-me.tsx';
import { NoResults } from './no-results.tsx';
import { QuickFilter } from './quick-filter.tsx';
import { ORDERS, SortControl } from './sort-control.tsx';
import type { ListPath } from './use-filter-choice.ts';
import { WholeCountry } from './whole-country.tsx';

type ListPageProps = {
  meta: ListMeta;
  /** What is listed, lower case: "bác sĩ". */
  noun: string;
  /** The number of results with their nouns, and who they are beside, where there are several kinds. */
  counted?: { title: string; others: string };
  /** Name of the list for breadcrumbs: "Bác sĩ". */
  name: string;
  /** The API's path of the list, for counting a choice before it is applied: `professional/`. */
  endpoint: ListPath;
  places: readonly (MapPlace & { to: string })[];
  /** The orders that it can be put in; all where nothing is said. */
  orders?: readonly SortBy[];
  active: ReturnType<typeof useActivePlace>;
  /** How far away what is listed is, in its order, in kilometres. */
  distances: readonly (number | null)[];
  /** What an empty list shows in its place. */
  instead: ReactNode;
  /** The cards, one `<li>` each. */
  children: ReactNode;
};

/** A list of people or places: title with count, chips, filter, order, cards, pages, and the map beside them. */
export function ListPage(props: ListPageProps) {
  const { meta, noun, counted, name, endpoint, places, orders = ORDERS, active, distances, instead, children } = props;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const map = useMapSettings();
  const [showing, setShowing] = useState<'list' | 'map'>('list');
  const [failure, setFailure] = useState<string | null>(null);
  const loading = useNavigation().state === 'loading';

  return (
    <div className={clsx('container', styles.page)} data-showing={showing}>
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: name }]} />
      <h1 className={styles.title}>
        <WholeWords text={listTitle(meta, noun, counted?.title)} />
      </h1>
      {counted && counted.others !== '' && <p className={styles.others}>Gồm {counted.others}.</p>}
      <div className={styles.toolbar}>
        <div className={styles.narrowing}>
          <FilterButton
            filters={(meta.filters ?? []).filter(isChosen)}
            count={meta.count}
            endpoint={endpoint}
            chosenCount={meta.chosen.filter(isChosen).length}
          />
          <QuickFilter filters={meta.filters} type="available" slug="week" icon={CalendarCheck} />
          <QuickFilter filters={meta.filters} type="hours" slug="now" icon={Clock} />
          <QuickFilter filters={meta.filters} type="bhyt" slug="yes" icon={ShieldCheck} />
          {orders.includes('location') && <NearMe sortBy={meta.sort_by} />}
        </div>
        {meta.count > 0 && (
          <SortControl
            orders={orders}
            sortBy={meta.sort_by}
            positionKnown={meta.position_known}
            onFailure={setFailure}
          />
        )}
      </div>
      <ChosenChips chosen={meta.chosen} q={meta.q} />
      <WholeCountry parameter="provinces" />
      {meta.similar && meta.count > 0 && <p className={styles.similar}>Không có “{meta.q}”. Kết quả gần giống:</p>}
      {failure !== null && (
        <div className={styles.notice}>
          <Notice tone="warn" live onDismiss={() => setFailure(null)}>
            {failure}
          </Notice>
        </div>
      )}
      {[howFar(meta, distances, noun) ?? [], remarks(meta, failure)].flat().map(notice => (
        <div key={notice} className={styles.notice}>
          <Notice>{notice}</Notice>
        </div>
      ))}
      <div className={clsx(styles.columns, places.length > 0 && styles.withMap)}>
        <div className={styles.results} aria-busy={loading}>
          {meta.count === 0 ? (
            <NoResults meta={meta} noun={noun} clearTo={pathname} instead={instead} />
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

/** The API's last remark says that the position is not known; a visitor who has read why needs no second notice. */
function remarks({ notices, sort_by, position_known }: ListMeta, failure: string | null): readonly string[] {
  return failure !== null && sort_by === 'location' && !position_known ? notices.slice(0, -1) : notices;
}
