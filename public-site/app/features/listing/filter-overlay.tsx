import type { FilterSetting } from '@antam/server/features/listing/contract.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { ChipButton } from '../../ui/chip/chip.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './filter.module.css';
import { chosenCount, cleared, isCondition, isTab } from './filter-choice.ts';
import { FilterTab } from './filter-tab.tsx';
import { listAddress } from './list-address.ts';
import { type ListPath, useFilterChoice } from './use-filter-choice.ts';

type FilterOverlayProps = {
  filters: readonly FilterSetting[];
  /** Results of the list that is shown. */
  count: number;
  endpoint: ListPath;
  open: boolean;
  onClose: () => void;
  /** Called when it has faded. */
  onGone: () => void;
};

/** All filters of a list: conditions, then one tab per type; the button says how many results the ticked values would give. */
export default function FilterOverlay({ filters, count, endpoint, open, onClose, onGone }: FilterOverlayProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { choice, setChoice, toggle, outcome, failed } = useFilterChoice({ count, filters }, endpoint, search);
  const total = chosenCount(choice);

  const [applying, setApplying] = useState(false);
  const apply = async () => {
    const address = listAddress(pathname, search, choice);
    if (address !== window.location.pathname + window.location.search) {
      setApplying(true);
      // The list takes the overlay's place in the history, so it has to be there before the overlay closes.
      await navigate(address, { replace: true });
    }
    onClose();
  };
  const tabs = outcome.filters.filter(isTab);
  const conditions = outcome.filters.filter(filter => isCondition(filter) && filter.options.length > 0);
  const items = tabs.map(filter => ({
    key: filter.type,
    label: filter.label,
    count: choice[filter.type]?.length ?? 0,
    content: (
      <FilterTab filter={filter} chosen={choice[filter.type] ?? []} onToggle={slug => toggle(filter.type, slug)} />
    ),
  }));

  return (
    <Overlay
      open={open}
      onClose={onClose}
      onGone={onGone}
      title="Bộ lọc"
      size="wide"
      footer={
        <div className={styles.footer}>
          <Button variant="quiet" disabled={total === 0} onClick={() => setChoice(cleared(choice))}>
            Xoá tất cả
          </Button>
          <Button busy={applying} onClick={() => void apply()}>
            {outcome.count === null ? 'Xem kết quả' : `Xem ${formatNumber(outcome.count)} kết quả`}
          </Button>
        </div>
      }
    >
      {failed && (
        <Notice tone="warn" live>
          Chưa đếm được kết quả. Lựa chọn của bạn vẫn được giữ, bạn có thể bấm Xem kết quả.
        </Notice>
      )}
      {conditions.length > 0 && (
        <fieldset className={styles.conditions}>
          <legend className="visually-hidden">Điều kiện</legend>
          {conditions.flatMap(({ type, options }) =>
            options.map(({ slug, name, count: results }) => (
              <ChipButton
                key={`${type}-${slug}`}
                selected={choice[type]?.includes(slug)}
                onClick={() => toggle(type, slug)}
              >
                {type === 'genders' && 'Giới tính: '}
                {name} <span className="muted">{formatNumber(results)}</span>
              </ChipButton>
            )),
          )}
        </fieldset>
      )}
      {tabs.some(({ type }) => choice[type]?.length) && (
        <ul className={styles.chosen} aria-label="Đang chọn">
          {tabs.flatMap(({ type, options }) =>
            options
              .filter(({ slug }) => choice[type]?.includes(slug))
              .map(({ slug, name }) => (
                <li key={`${type}-${slug}`}>
                  <ChipButton selected onClick={() => toggle(type, slug)} aria-label={`Bỏ ${name}`}>
                    {name}
                    <X aria-hidden="true" />
                  </ChipButton>
                </li>
              )),
          )}
        </ul>
      )}
      <Tabs label="Loại bộ lọc" items={items} />
    </Overlay>
  );
}
