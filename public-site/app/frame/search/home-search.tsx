import { searchPage } from '@antam/server/features/search/pages.ts';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { useProvince } from '../province/province-context.tsx';
import { ProvinceSelect } from '../province/province-select.tsx';
import styles from './home-search.module.css';
import { SearchBox } from './search-box.tsx';

/** The home page's search: what, and where. The selector is the home location selector: choosing sets the preference. */
export function HomeSearch() {
  const { province, choose } = useProvince();
  const { revalidate } = useRevalidator();
  const onChoose = (slug: string | null) => {
    choose(slug);
    void revalidate();
  };
  return (
    <search>
      <form action={searchPage()} className={styles.form}>
        <SearchBox className={styles.what} placeholder="Tên bác sĩ, bệnh viện, triệu chứng, chuyên khoa…" />
        <div className={styles.where}>
          <ProvinceSelect name="province" value={province} onChoose={onChoose} />
        </div>
        <Button type="submit" size="l">
          Tìm
        </Button>
      </form>
    </search>
  );
}
