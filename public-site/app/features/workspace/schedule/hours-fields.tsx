import { Coffee, Trash2 } from 'lucide-react';
import { useIsFaulty } from '../../../forms/rows/faults.ts';
import { RowButton } from '../../../forms/rows/row-button.tsx';
import { useRows } from '../../../forms/rows/use-rows.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { newBreak } from './draft-rows.ts';
import styles from './rows.module.css';
import type { HoursDraft } from './schedule-draft.ts';
import { TypedField } from './typed-field.tsx';

type HoursFieldsProps = {
  /** Which hours they are; read aloud. */
  name: string;
  path: string;
  hours: HoursDraft;
  /** See `useRows`. */
  row: { 'data-row': string };
  onChange: (part: Partial<HoursDraft>) => void;
  onRemove: () => void;
};

/** Hours of one day of the week: from when to when, visits, breaks, and in which weeks. */
export function HoursFields({ name, path, hours, row, onChange, onRemove }: HoursFieldsProps) {
  const breaks = useRows(`${path}.breaks`, hours.breaks, update => onChange({ breaks: update(hours.breaks) }));
  return (
    <fieldset className={styles.hours} aria-label={name} {...row}>
      <HoursBoxes path={path} hours={hours} onChange={onChange} />
      {hours.breaks.map((pause, at) => (
        <fieldset
          key={pause.key}
          className={styles.pause}
          aria-label={`${name}, giờ nghỉ ${at + 1}`}
          {...breaks.rowProps(pause.key)}
        >
          <SpanFields
            path={`${path}.breaks.${at}`}
            span={pause}
            names={['Nghỉ từ', 'đến']}
            onChange={part => breaks.edit(pause.key, part)}
          />
          <IconButton
            label={`Bỏ giờ nghỉ ${at + 1} của ${name}`}
            className={styles.besideField}
            onClick={() => breaks.remove(pause.key)}
          >
            <Trash2 />
          </IconButton>
        </fieldset>
      ))}
      <Weeks path={path} hours={hours} onChange={onChange} />
      <div className={styles.buttons}>
        <RowButton
          act="add"
          variant="quiet"
          icon={<Coffee aria-hidden />}
          onPress={() => breaks.add(newBreak())}
          {...breaks.adderProps}
        >
          Thêm giờ nghỉ
        </RowButton>
        <RowButton act="remove" onPress={onRemove}>
          Bỏ khung này<span className="visually-hidden">: {name}</span>
        </RowButton>
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

function Weeks({
  path,
  hours: { valid_from, valid_until },
  onChange,
}: Omit<HoursFieldsProps, 'name' | 'row' | 'onRemove'>) {
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
