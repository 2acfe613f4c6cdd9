import type { FilterSetting } from '@antam/server/features/listing/contract.ts';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { grouped } from '../../grouped.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Input } from '../../ui/form/input.tsx';
import styles from './filter.module.css';
import { calledOptions } from './is-called.ts';

type FilterTabProps = {
  filter: FilterSetting;
  chosen: readonly string[];
  /** Missing where there is no script: the form itself then sends the ticked values. */
  onToggle?: (slug: string) => void;
};

/** The options of one filter type, with a search that never hides a ticked one. */
export function FilterTab({ filter, chosen, onToggle }: FilterTabProps) {
  const [query, setQuery] = useState('');
  const searchId = useId();
  const called = new Set(calledOptions(filter.options, query));
  const shown = filter.options.filter(option => chosen.includes(option.slug) || called.has(option));
  if (filter.options.length === 0) {
    return <p className={styles.hint}>{filter.parent ? 'Hãy chọn tỉnh/thành phố trước.' : 'Chưa có lựa chọn nào.'}</p>;
  }
  return (
    <div className={styles.tab}>
      {onToggle && (
        <>
          <label className="visually-hidden" htmlFor={searchId}>
            Tìm trong {filter.label.toLocaleLowerCase('vi')}
          </label>
          <Input
            id={searchId}
            type="search"
            icon={<Search aria-hidden="true" />}
            placeholder={`Tìm ${filter.label.toLocaleLowerCase('vi')}`}
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
        </>
      )}
      {filter.hint && <p className={styles.hint}>{filter.hint}</p>}
      {shown.length === 0 && <p className={styles.hint}>Không có lựa chọn nào khớp với “{query}”.</p>}
      {[...grouped(shown, option => option.group ?? '')].map(([group, options]) => (
        <fieldset key={group} className={styles.group}>
          <legend className={group === '' ? 'visually-hidden' : styles.legend}>
            {group === '' ? filter.label : group}
          </legend>
          <div className={styles.options}>
            {options.map(option => (
              <Checkbox
                key={option.slug}
                name={filter.type}
                value={option.slug}
                label={option.name}
                count={option.count}
                {...(onToggle
                  ? { checked: chosen.includes(option.slug), onChange: () => onToggle(option.slug) }
                  : { defaultChecked: option.checked })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
