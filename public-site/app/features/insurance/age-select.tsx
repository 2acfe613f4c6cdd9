import type { ComponentProps } from 'react';
import { Select } from '../../ui/form/select.tsx';
import { ageText } from './money.ts';

/** Every age that can be asked for. */
const AGES = Array.from({ length: 100 }, (_, age) => age);

/** Chooses an age in whole years. */
export function AgeSelect(props: Omit<ComponentProps<'select'>, 'children'>) {
  return (
    <Select {...props}>
      {AGES.map(age => (
        <option key={age} value={age}>
          {ageText(age)}
        </option>
      ))}
    </Select>
  );
}
