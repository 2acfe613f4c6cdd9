import type { FilterType, ListMeta } from '@antam/server/features/listing/contract.ts';
import { type LucideIcon, X } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { listAddress, valuesOf } from './list-address.ts';
import styles from './listing.module.css';

type QuickFilterProps = {
  filters: ListMeta['filters'];
  type: FilterType;
  /** The value that the chip is for. */
  slug: string;
  icon: LucideIcon;
};

/**
 * Narrows the list by one value with one touch, or widens it again; a link, so it works without script. It is left out
 * where the list has no such filter, or nobody to show.
 */
export function QuickFilter({ filters, type, slug, icon: Icon }: QuickFilterProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const option = filters?.find(filter => filter.type === type)?.options.find(each => each.slug === slug);
  if (!option) return null;
  const { checked, count, name } = option;
  const others = valuesOf(search, type).filter(value => value !== slug);
  return (
    <ChipLink
      className={styles.quick}
      to={listAddress(pathname, search, { [type]: checked ? others : [...others, slug] })}
      selected={checked}
      rel="nofollow"
      preventScrollReset
      {...(checked && { 'aria-label': `Bỏ lọc ${name}` })}
    >
      <Icon aria-hidden="true" />
      {name}
      {checked ? <X aria-hidden="true" /> : <span className="muted">{formatNumber(count)}</span>}
    </ChipLink>
  );
}
