import type { SortBy } from '@antam/server/features/listing/contract.ts';
import { ArrowUpDown, LocateFixed } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { listAddress } from './list-address.ts';
import styles from './listing.module.css';
import { useVisitorLocation } from './use-visitor-location.ts';

const LABELS: Record<SortBy, string> = {
  relevance: 'Phù hợp nhất',
  rating: 'Đánh giá cao',
  reviews: 'Nhiều nhận xét',
  name: 'Tên A–Z',
  location: 'Gần tôi nhất',
  soonest: 'Lịch sớm nhất',
};
/** All orders that lists have. */
export const ORDERS: readonly SortBy[] = ['relevance', 'soonest', 'rating', 'reviews', 'name', 'location'];

const DENIED =
  'Trình duyệt đang chặn vị trí của bạn. Xin vui lòng cho phép truy cập toạ độ trong phần cài đặt của trình duyệt rồi thử lại. Danh sách đang xếp theo mức phù hợp.';
const UNAVAILABLE = 'Chưa lấy được vị trí của bạn. Danh sách đang xếp theo mức phù hợp, xin vui lòng thử lại.';

type SortControlProps = {
  orders: readonly SortBy[];
  sortBy: SortBy;
  positionKnown: boolean;
  /** Called with why the position is not known, and null once that is past. */
  onFailure: (failure: string | null) => void;
};

/** Chooses the list's order. "Gần tôi nhất" asks the browser for the position first. */
export function SortControl({ orders, sortBy, positionKnown, onFailure }: SortControlProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { locating, locate } = useVisitorLocation();
  const hasAsked = useRef(false);

  const open = (order: SortBy) =>
    navigate(listAddress(pathname, search, { sort_by: order === 'relevance' ? null : order }), {
      preventScrollReset: true,
    });
  const update = async () => {
    const outcome = await locate();
    onFailure(outcome.location ? null : outcome.denied ? DENIED : UNAVAILABLE);
    return outcome.location !== null;
  };
  const refresh = async () => {
    const isNew = await update();
    if (isNew || positionKnown) await revalidate();
  };
  // A visitor who comes by a link to what is near has not been asked yet.
  const askOnce = useEffectEvent(() => {
    if (!hasAsked.current) void refresh();
    hasAsked.current = false;
  });
  const isAsked = sortBy === 'location' && !positionKnown;
  useEffect(() => {
    if (isAsked) askOnce();
  }, [isAsked]);
  const choose = async (order: SortBy) => {
    onFailure(null);
    if (order === 'location' && !positionKnown) hasAsked.current = !(await update());
    await open(order);
  };

  return (
    <form className={styles.sort} action={pathname} data-needs-script={isAsked || undefined}>
      {[...search]
        .filter(([name]) => name !== 'sort_by' && name !== 'page')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <label className="visually-hidden" htmlFor="sort">
        Sắp xếp theo
      </label>
      <Select
        id="sort"
        name="sort_by"
        icon={<ArrowUpDown aria-hidden="true" />}
        key={sortBy}
        defaultValue={sortBy}
        onChange={event => void choose(orders.find(order => order === event.target.value) ?? 'relevance')}
      >
        {orders.map(order => (
          <option key={order} value={order}>
            {LABELS[order]}
          </option>
        ))}
      </Select>
      <Button className={styles.withoutScript} type="submit" variant="outline">
        Sắp xếp
      </Button>
      {sortBy === 'location' && (
        <Button
          className={styles.withScript}
          variant="quiet"
          busy={locating}
          icon={<LocateFixed aria-hidden="true" />}
          onClick={() => void refresh()}
        >
          Cập nhật vị trí
        </Button>
      )}
    </form>
  );
}
