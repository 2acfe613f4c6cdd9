import { useRevalidator } from 'react-router';
import { useProvince } from './province-context.tsx';
import styles from './province-form.module.css';
import { ProvinceSelect } from './province-select.tsx';

/**
 * The selector of the home page and the side menu: sets the preferred province and reads the page's data again.
 * Without script it opens the home page with `?province=`.
 */
export function HomeProvinceSelector() {
  const { province, choose } = useProvince();
  const { revalidate } = useRevalidator();
  const onChoose = (slug: string | null) => {
    choose(slug);
    void revalidate();
  };
  return (
    <form action="/" className={styles.form}>
      <ProvinceSelect name="province" value={province} onChoose={onChoose} />
      <noscript>
        <button type="submit" className={styles.submit}>
          Chọn
        </button>
      </noscript>
    </form>
  );
}
