import { Radio } from '../../ui/form/checkbox.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SLOT_TAKEN_TEXT } from './booking-texts.ts';
import styles from './form.module.css';
import { nearestFree, type PickDay } from './pick-days.ts';
import { slotTitle } from './slot-words.ts';

const MAX_SLOTS = 6;
const TOO_SHORT = 'Khung giờ này không đủ cho loại khám bạn chọn, xin vui lòng thử một khung giờ khác.';

type TakenChoiceProps = {
  days: readonly PickDay[];
  /** The start that is no longer to be had. */
  start: string;
  /** The failure above says already that it is taken. */
  isTold: boolean;
  /** The calendar has it, but not for as long as the visit's reason takes. */
  isTooShort: boolean;
  onChoose: (start: string) => void;
};

/** The free slots that are nearest to one that is taken: fields of the form, which keeps everything that was typed. */
export function TakenChoice({ days, start, isTold, isTooShort, onChoose }: TakenChoiceProps) {
  const free = nearestFree(days, start, MAX_SLOTS);
  return (
    <div className={styles.taken}>
      {!isTold && (
        <Notice tone="warn" live>
          {isTooShort ? TOO_SHORT : SLOT_TAKEN_TEXT}
        </Notice>
      )}
      {free.length > 0 && (
        <fieldset>
          <legend className={styles.legend}>Giờ gần nhất còn trống</legend>
          <div className={styles.times}>
            {free.map(slot => (
              <Radio
                key={slot.start}
                name="booking_start"
                value={slot.start}
                label={slotTitle(slot.start)}
                onChange={() => onChoose(slot.start)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
