import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { WEEKDAY_NAMES, WEEKDAYS } from './draft-rows.ts';

type CopyDayProps = { from: number; open: boolean; onClose: () => void; onCopy: (days: readonly number[]) => void };

/** Asks which days are to have the same hours as one. */
export function CopyDay({ from, open, onClose, onCopy }: CopyDayProps) {
  const [days, setDays] = useState<readonly number[]>([]);
  const copy = () => {
    onCopy(days);
    setDays([]);
    onClose();
  };
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={`Chép giờ khám của ${WEEKDAY_NAMES[from]}`}
      footer={
        <Button wide disabled={days.length === 0} onClick={copy}>
          {days.length === 0 ? 'Chọn ngày để chép' : `Chép sang ${days.length} ngày`}
        </Button>
      }
    >
      <p className="muted">Giờ khám đang có của những ngày được chọn sẽ được thay.</p>
      {WEEKDAYS.filter(weekday => weekday !== from).map(weekday => (
        <Checkbox
          key={weekday}
          label={WEEKDAY_NAMES[weekday]}
          checked={days.includes(weekday)}
          onChange={({ target: { checked } }) =>
            setDays(before => (checked ? [...before, weekday] : before.filter(day => day !== weekday)))
          }
        />
      ))}
    </Overlay>
  );
}
