import type { TermRef } from '@antam/server/features/taxonomy/contract.ts';
import { Search } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import styles from './lettered-list.module.css';

/** One of some values that narrows a list. */
export type ListChoice = {
  /** Its parameter in addresses. */
  name: string;
  label: string;
  /** How choosing none is called. */
  all: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** The value that is chosen. */
  chosen: string | undefined;
  /** How it is called. */
  chosenName: string | undefined;
};

type ListSearchProps = {
  /** Begins the ids of the fields. */
  kind: string;
  /** The address of the whole list. */
  action: string;
  /** How screen readers call the form. */
  name: string;
  /** The field of words. */
  field: { label: string; placeholder: string };
  /** What is looked for. */
  words: string;
  choices: readonly ListChoice[];
};

/** The form that narrows a list by words and choices. */
export const ListSearch = ({ kind, action, name, field, words, choices }: ListSearchProps) => (
  <search aria-label={name}>
    <form className={styles.search} action={action}>
      <div className={styles.field}>
        <label htmlFor={`${kind}-name`}>{field.label}</label>
        <Input
          id={`${kind}-name`}
          name="q"
          type="search"
          key={words}
          defaultValue={words}
          icon={<Search aria-hidden="true" />}
          placeholder={field.placeholder}
        />
      </div>
      {choices.map(({ name, label, all, options, chosen }) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${kind}-${name}`}>{label}</label>
          <Select id={`${kind}-${name}`} name={name} key={chosen} defaultValue={chosen ?? ''}>
            <option value="">{all}</option>
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </div>
      ))}
      <Button type="submit">Tìm</Button>
    </form>
  </search>
);

type CountedTerm = TermRef & { count: number };

/** The choice between the specialities to which something of a list belongs. */
export const specialityChoice = (specialities: readonly CountedTerm[], chosen: TermRef | undefined): ListChoice => ({
  name: 'speciality',
  label: 'Chuyên khoa',
  all: 'Tất cả chuyên khoa',
  options: specialities.map(({ slug, name, count }) => ({ value: slug, label: `${name} (${count})` })),
  chosen: chosen?.slug,
  chosenName: chosen?.name,
});
