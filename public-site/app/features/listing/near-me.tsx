import type { SortBy } from '@antam/server/features/listing/contract.ts';
import { LocateFixed, X } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { listAddress } from './list-address.ts';
import styles from './listing.module.css';

/** Puts what is nearest first with one touch, or goes back to the usual order; the order's control asks for the position. */
export function NearMe({ sortBy }: { sortBy: SortBy }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isChosen = sortBy === 'location';
  return (
    <ChipLink
      className={styles.quick}
      to={listAddress(pathname, search, { sort_by: isChosen ? null : 'location' })}
      selected={isChosen}
      rel="nofollow"
      preventScrollReset
      {...(isChosen && { 'aria-label': 'Bỏ xếp theo gần tôi' })}
    >
      <LocateFixed aria-hidden="true" />
      Gần tôi
      {isChosen && <X aria-hidden="true" />}
    </ChipLink>
  );
}
