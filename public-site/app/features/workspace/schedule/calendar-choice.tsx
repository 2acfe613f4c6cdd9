import type { KeptCalendar } from '@antam/server/features/schedules/contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { Managed } from '../managed.ts';
import { choiceLabel, choiceName, choiceOf } from './calendar-query.ts';
import styles from './editor.module.css';

type CalendarChoiceProps = {
  kind: Managed['kind'];
  calendars: readonly KeptCalendar[];
  /** The one that is open, as the address names it. */
  open: string;
};

/** Which calendar of a clinic, or at which place of a professional. A plain form, so it works without script. */
export function CalendarChoice({ kind, calendars, open }: CalendarChoiceProps) {
  const [only, ...others] = calendars;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <p>
        {nameOf(kind)} <strong>{choiceLabel(kind, only)}</strong>
      </p>
    );
  }
  return (
    <form className={styles.choice} key={open}>
      <Field label={nameOf(kind)}>
        {control => (
          <Select
            {...control}
            name={choiceName(kind)}
            defaultValue={open}
            onChange={event => event.currentTarget.form?.requestSubmit()}
          >
            {calendars.map(calendar => (
              <option key={choiceOf(kind, calendar)} value={choiceOf(kind, calendar)}>
                {choiceLabel(kind, calendar) + noteOf(calendar)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="outline" className={styles.scriptless}>
        Mở
      </Button>
    </form>
  );
}

const nameOf = (kind: Managed['kind']): string => (kind === 'place' ? 'Lịch của' : 'Lịch tại');

function noteOf({ version, is_stale, accepts_booking }: KeptCalendar): string {
  if (version === 0) return ' (chưa có lịch)';
  if (!accepts_booking) return ' (tạm ngưng)';
  return is_stale ? ' (lâu chưa xác nhận)' : '';
}
