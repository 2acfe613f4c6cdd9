import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { useProvince } from './province-context.tsx';
import styles from './province-select.module.css';

type ProvinceSelectProps = {
  /** Name of the form field. */
  name: string;
  /** Chosen slug; null shows the whole country. */
  value: string | null;
  onChoose: (slug: string | null) => void;
  /** The header's small form. */
  compact?: boolean;
};

/** A native select of the provinces: it works without script, and as the phone's own wheel. */
export function ProvinceSelect({ name, value, onChoose, compact = false }: ProvinceSelectProps) {
  const { provinces } = useProvince();
  return (
    <span className={clsx(styles.box, compact && styles.compact)}>
      <MapPin className={styles.icon} size={18} aria-hidden />
      <select
        className={styles.select}
        name={name}
        value={value ?? ''}
        aria-label="Tỉnh/Thành phố"
        onChange={event => onChoose(event.currentTarget.value || null)}
      >
        <option value="">Toàn quốc</option>
        {provinces.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
