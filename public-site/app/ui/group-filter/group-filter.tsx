import { type ReactNode, useMemo, useState } from 'react';
import { Carousel } from '../carousel/carousel.tsx';
import { Field } from '../form/field.tsx';
import { Select } from '../form/select.tsx';
import { formatNumber } from '../text/format-number.ts';
import styles from './group-filter.module.css';
import { groupItems } from './group-items.ts';

type GroupFilterProps<Item> = {
  /** What the carousel holds. */
  label: string;
  /** What the select chooses. */
  selectLabel: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  groupsOf: (item: Item) => readonly { key: string; name: string }[];
  render: (item: Item) => ReactNode;
  itemClass?: string;
  itemWidth?: number;
  allLabel?: string;
  /** Written in the select for the group with the empty name. */
  namelessLabel?: string;
};

const all = 'all';
const groupValue = (key: string): string => `group:${key}`;

/** A carousel of items and a select that narrows it to one group; everything shows at first, and without script. */
export function GroupFilter<Item>(props: GroupFilterProps<Item>) {
  const {
    label,
    selectLabel,
    items,
    keyOf,
    groupsOf,
    render,
    itemClass,
    itemWidth = 280,
    allLabel = 'Tất cả',
    namelessLabel = 'Khác',
  } = props;
  const [chosen, setChosen] = useState(all);
  const groups = useMemo(() => groupItems(items, groupsOf), [items, groupsOf]);
  const shown = groups.find(group => groupValue(group.key) === chosen)?.items ?? items;
  return (
    <div className={styles.filter}>
      {groups.length > 1 && (
        <Field label={selectLabel} hideLabel className={styles.select}>
          {control => (
            <Select {...control} value={chosen} onChange={event => setChosen(event.target.value)}>
              <option value={all}>{`${allLabel} (${formatNumber(items.length)})`}</option>
              {groups.map(group => (
                <option key={group.key} value={groupValue(group.key)} data-group={group.name}>
                  {`${group.name || namelessLabel} (${formatNumber(group.items.length)})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Carousel
        key={chosen}
        label={label}
        itemWidth={itemWidth}
        itemClass={itemClass}
        items={shown.map(item => ({ key: keyOf(item), content: render(item) }))}
      />
    </div>
  );
}
