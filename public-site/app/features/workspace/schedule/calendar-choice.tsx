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
  if (calendars.length < 2) return null;
  return (
    <form className={styles.choice} key={open}>
      <Field label={kind === 'place' ? 'Lịch của' : 'Lịch tại'}>
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

function noteOf({ version, is_stale, accepts_booking }: KeptCalendar): string {
  if (version === 0) return ' (chưa có lịch)';
  if (!accepts_booking) return ' (tạm ngưng)';
  return is_stale ? ' (lâu chưa xác nhận)' : '';
}
