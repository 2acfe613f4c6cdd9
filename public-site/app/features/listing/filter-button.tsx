import type { FilterSetting } from '@antam/server/features/listing/contract.ts';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../../ui/button/button.tsx';
import styles from './listing.module.css';
import type { ListPath } from './use-filter-choice.ts';

const FilterOverlay = lazy(() => import('./filter-overlay.tsx'));

type FilterButtonProps = {
  filters: readonly FilterSetting[];
  /** Results of the list that is shown. */
  count: number;
  endpoint: ListPath;
  chosenCount: number;
};

/** Opens the filter overlay; without script it is a link to the filters' own page. */
export function FilterButton({ filters, count, endpoint, chosenCount }: FilterButtonProps) {
  const { pathname, search } = useLocation();
  const [overlay, setOverlay] = useState<'closed' | 'open' | 'fading'>('closed');
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOverlay('open');
  };
  return (
    <>
      <LinkButton
        to={`${pathname}bo-loc/${search}`}
        variant="outline"
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={show}
        rel="nofollow"
        aria-haspopup="dialog"
      >
        Bộ lọc
        {chosenCount > 0 && (
          <span className={styles.badge}>
            {chosenCount}
            <span className="visually-hidden"> đang chọn</span>
          </span>
        )}
      </LinkButton>
      {overlay !== 'closed' && (
        <Suspense>
          <FilterOverlay
            filters={filters}
            count={count}
            endpoint={endpoint}
            open={overlay === 'open'}
            onClose={() => setOverlay('fading')}
            onGone={() => setOverlay('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
