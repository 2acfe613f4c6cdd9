import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { useLocation, useSearchParams } from 'react-router';
import { RemovableChip } from '../../ui/chip/chip.tsx';
import { Link } from '../../ui/link/link.tsx';
import { type AddressChange, listAddress, valuesOf } from './list-address.ts';
import styles from './listing.module.css';

type ChosenChipsProps = { chosen: ListMeta['chosen']; q: string };

/**
 * The active filters as chips; each is a link that removes its filter, so they work without script. Those that have a
 * chip of their own beside the filter button are left out.
 */
const isQuick = ({ type, slug }: ListMeta['chosen'][number]) =>
  type === 'available' || type === 'bhyt' || (type === 'hours' && slug === 'now');

export function ChosenChips({ chosen, q }: ChosenChipsProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const shown = chosen.filter(choice => !isQuick(choice));
  if (shown.length === 0 && q === '') return null;
  const without = (change: AddressChange) => listAddress(pathname, search, change);
  const cleared = Object.fromEntries([...chosen.map(({ type }) => [type, null]), ['q', null]]);
  return (
    <ul className={styles.chips} aria-label="Đang lọc theo">
      {q !== '' && (
        <li>
          <RemovableChip to={without({ q: null })} removeLabel={`Bỏ từ khoá ${q}`}>
            “{q}”
          </RemovableChip>
        </li>
      )}
      {shown.map(({ type, slug, name }) => (
        <li key={`${type}-${slug}`}>
          <RemovableChip
            to={without({ [type]: valuesOf(search, type).filter(value => value !== slug) })}
            removeLabel={`Bỏ lọc ${name}`}
            preventScrollReset
          >
            {name}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={without(cleared)}>
          Xoá tất cả
        </Link>
      </li>
    </ul>
  );
}
