import { useLocation, useSearchParams } from 'react-router';
import { useProvince } from '../../frame/province/province-context.tsx';
import { Link } from '../../ui/link/link.tsx';
import { listAddress } from './list-address.ts';
import { inSentence } from './list-title.ts';

/** Parameters that say where; a list that has one of them is narrowed already. */
const WHERE = ['provinces', 'province', 'former_provinces', 'districts', 'near'];

/**
 * Where the header names a preferred province but the list's address has none: that the list is of the whole country,
 * and the way to the province alone.
 */
export function WholeCountry({ parameter }: { parameter: 'provinces' | 'province' }) {
  const { provinces, province } = useProvince();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const preferred = provinces.find(({ slug }) => slug === province);
  if (!preferred || WHERE.some(name => search.has(name))) return null;
  return (
    <p className="muted">
      Đang xem cả nước.{' '}
      <Link to={listAddress(pathname, search, { [parameter]: preferred.slug })}>
        Chỉ xem tại {inSentence(preferred.name)}
      </Link>
    </p>
  );
}
