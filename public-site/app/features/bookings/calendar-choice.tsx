import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import { useId } from 'react';
import type { PageKind } from '../../memory/parse.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import styles from './booking.module.css';
import type { CalendarLabel } from './calendar-labels.ts';

type CalendarChoiceProps = {
  kind: PageKind;
  labels: readonly CalendarLabel[];
  chosen: OfferedCalendar;
  onChoose: (next: OfferedCalendar) => void;
};

/** With whom, at a place; where, with a professional. Without script the form opens the chosen calendar's page. */
export function CalendarChoice({ kind, labels, chosen, onChoose }: CalendarChoiceProps) {
  const id = useId();
  // What varies is the parameter of the select, the page's own subject goes along.
  const name = kind === 'place' ? 'professional' : 'place';
  const codeOf = (label: OfferedCalendar) => String(label[name] ?? '');
  return (
    <form method="get" action={bookingPages.form()} className={styles.choice}>
      <label htmlFor={id} className={styles.choiceLabel}>
        {kind === 'place' ? 'Khám với' : 'Khám tại'}
      </label>
      <input type="hidden" name={kind} value={chosen[kind] ?? ''} />
      <Select
        id={id}
        name={name}
        value={codeOf(chosen)}
        onChange={({ target }) => {
          const next = labels.find(label => codeOf(label) === target.value);
          if (next) onChoose({ place: next.place, professional: next.professional });
        }}
      >
        {labels.map(label => (
          <option key={codeOf(label)} value={codeOf(label)}>
            {label.name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="outline" className={styles.plainOnly}>
        Xem giờ khám
      </Button>
    </form>
  );
}
