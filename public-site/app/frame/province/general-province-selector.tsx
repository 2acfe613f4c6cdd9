import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { useLocation, useNavigate } from 'react-router';
import { usePageHandle } from '../use-page-handle.ts';
import { PROVINCE_BOUND, provinceAddress, provinceInAddress } from './province-address.ts';
import { useProvince } from './province-context.tsx';
import styles from './province-form.module.css';
import { ProvinceSelect } from './province-select.tsx';

/**
 * The selector in the header. It remembers the province and, on a page that lists things, filters the list by it.
 * Without script it is a form: the list that is open, or the doctors of the province.
 */
export function GeneralProvinceSelector() {
  const { provinceParam } = usePageHandle();
  const { pathname, search } = useLocation();
  const { province, choose } = useProvince();
  const navigate = useNavigate();
  const parameter = provinceParam ?? 'provinces';
  const query = new URLSearchParams(provinceParam ? search : '');

  const remaining = new URLSearchParams(query);
  for (const name of [...PROVINCE_BOUND, parameter]) remaining.delete(name);

  const onChoose = (slug: string | null) => {
    choose(slug);
    if (provinceParam) void navigate(provinceAddress(pathname, search, provinceParam, slug));
  };

  return (
    <form action={provinceParam ? pathname : professionalPages.list()} className={styles.form}>
      {[...remaining].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ProvinceSelect
        name={parameter}
        value={provinceInAddress(query, parameter) ?? province}
        onChoose={onChoose}
        compact
      />
      <noscript>
        <button type="submit" className={styles.submit}>
          Xem
        </button>
      </noscript>
    </form>
  );
}
