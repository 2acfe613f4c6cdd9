import { Coffee, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { newBreak, replaceRow, withoutRow } from './draft-rows.ts';
import { useIsFaulty } from './faults.ts';
import styles from './rows.module.css';
import type { HoursDraft } from './schedule-draft.ts';
import { TypedField } from './typed-field.tsx';

type HoursFieldsProps = {
  /** Which hours they are; read aloud. */
  name: string;
  path: string;
  hours: HoursDraft;
  onChange: (part: Partial<HoursDraft>) => void;
  onRemove: () => void;
};

/** Hours of one day of the week: from when to when, visits, breaks, and in which weeks. */
export function HoursFields({ name, path, hours, onChange, onRemove }: HoursFieldsProps) {
  return (
    <fieldset className={styles.hours} aria-label={name}>
      <HoursBoxes path={path} hours={hours} onChange={onChange} />
      {hours.breaks.map((pause, at) => (
        <fieldset key={pause.key} className={styles.pause} aria-label={`${name}, giờ nghỉ ${at + 1}`}>
          <SpanFields
            path={`${path}.breaks.${at}`}
            span={pause}
            names={['Nghỉ từ', 'đến']}
            onChange={part => onChange({ breaks: replaceRow(hours.breaks, pause.key, part) })}
          />
          <IconButton
            label={`Bỏ giờ nghỉ ${at + 1} của ${name}`}
            className={styles.besideField}
            onClick={() => onChange({ breaks: withoutRow(hours.breaks, pause.key) })}
          >
            <Trash2 />
          </IconButton>
        </fieldset>
      ))}
      <Weeks path={path} hours={hours} onChange={onChange} />
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          size="s"
          icon={<Coffee aria-hidden />}
          onClick={() => onChange({ breaks: [...hours.breaks, newBreak()] })}
        >
          Thêm giờ nghỉ
        </Button>
        <Button variant="quiet" size="s" icon={<Trash2 aria-hidden />} onClick={onRemove}>
          Bỏ khung này<span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </fieldset>
  );
}

type Hours = Pick<HoursDraft, 'from' | 'to' | 'slot_minutes' | 'capacity'>;
type HoursBoxesProps = { path: string; hours: Hours; onChange: (part: Partial<Hours>) => void };

/** From when to when, how long a visit is, and how many come at the same time. */
export function HoursBoxes({ path, hours, onChange }: HoursBoxesProps) {
  return (
    <div className={styles.four}>
      <SpanFields path={path} span={hours} onChange={onChange} />
      <TypedField
        label="Mỗi lượt (phút)"
        path={`${path}.slot_minutes`}
        type="number"
        value={hours.slot_minutes}
        onChange={slot_minutes => onChange({ slot_minutes })}
      />
      <TypedField
        label="Số người cùng lúc"
        path={`${path}.capacity`}
        type="number"
        value={hours.capacity}
        onChange={capacity => onChange({ capacity })}
      />
    </div>
  );
}

type SpanFieldsProps = {
  path: string;
  span: { from: string; to: string };
  names?: readonly [string, string];
  onChange: (part: { from?: string; to?: string }) => void;
};

/** When something begins and ends. */
export function SpanFields({ path, span, names: [from, to] = ['Từ', 'Đến'], onChange }: SpanFieldsProps) {
  return (
    <>
      <TypedField
        label={from}
        path={`${path}.from`}
        type="time"
        value={span.from}
        onChange={value => onChange({ from: value })}
      />
      <TypedField
        label={to}
        path={`${path}.to`}
        type="time"
        value={span.to}
        onChange={value => onChange({ to: value })}
      />
    </>
  );
}

function Weeks({ path, hours: { valid_from, valid_until }, onChange }: Omit<HoursFieldsProps, 'name' | 'onRemove'>) {
  const isFaulty = useIsFaulty(`${path}.valid_from`, `${path}.valid_until`);
  return (
    <details className={styles.more} open={valid_from !== '' || valid_until !== '' || isFaulty || undefined}>
      <summary>Chỉ áp dụng trong một thời gian</summary>
      <div className={styles.two}>
        <TypedField
          label="Từ ngày"
          path={`${path}.valid_from`}
          type="date"
          value={valid_from}
          onChange={value => onChange({ valid_from: value })}
        />
        <TypedField
          label="Đến hết ngày"
          path={`${path}.valid_until`}
          type="date"
          value={valid_until}
          onChange={value => onChange({ valid_until: value })}
        />
      </div>
    </details>
  );
}
