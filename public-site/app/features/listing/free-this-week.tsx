import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { CalendarCheck, X } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { listAddress } from './list-address.ts';
import styles from './listing.module.css';

/** Narrows the list to those who can be booked this week, or widens it again; a link, so it works without script. */
export function FreeThisWeek({ filters }: { filters: ListMeta['filters'] }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const option = filters?.find(({ type }) => type === 'available')?.options[0];
  if (!option) return null;
  const { checked, count, slug, name } = option;
  return (
    <ChipLink
      className={styles.free}
      to={listAddress(pathname, search, { available: checked ? null : slug })}
      selected={checked}
      rel="nofollow"
      preventScrollReset
      {...(checked && { 'aria-label': `Bỏ lọc ${name}` })}
    >
      <CalendarCheck aria-hidden="true" />
      {name}
      {checked ? <X aria-hidden="true" /> : <span className="muted">{formatNumber(count)}</span>}
    </ChipLink>
  );
}
