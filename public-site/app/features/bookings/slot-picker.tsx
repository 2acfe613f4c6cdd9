import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { dateOfPanel, panelId, tabId } from './day-ids.ts';
import { DaySlots } from './day-slots.tsx';
import { DayStrip } from './day-strip.tsx';
import { dayOf, firstFreeDay, type PickDay } from './pick-days.ts';
import styles from './slot-picker.module.css';
import { dayTitle } from './slot-words.ts';

export type SlotPickerProps = {
  /** Slots of consecutive dates; at least one date. */
  days: readonly PickDay[];
  /** The address that an open slot leads to. */
  addressOf: (start: string) => string;
  /** Called with the chosen slot in place of opening its address. */
  onChoose?: (start: string) => void;
  /** Opens the address of a slot or of a waiting list in place of the browser. */
  onOpen?: (address: string) => void;
  /** The start that is chosen already. */
  chosen?: string | null;
  /** Where the visitor joins the waiting list of a full day. */
  waitAddressOf?: (day: string) => string;
  /** The start of the visit that is moved: it is shown as the visitor's, and cannot be chosen. */
  own?: string;
  /** The day that the address asks for. */
  askedDay?: string | null;
  /** The address of a day on a page of all days: until the script runs, later days lead there. */
  dayAt?: (date: string) => string;
};

/** Days whose slots come with a page that leads elsewhere for later ones: more than fit the width of a phone. */
const FIRST_DAYS = 4;

/**
 * Days across, below them the slots of the open day by part of the day. Begins with the day of the slot that was asked
 * for, else with the first day that has an open slot. Until the script runs, a day that is tapped is the address's
 * target; without script all days that came with the page are shown below each other.
 */
export function SlotPicker(props: SlotPickerProps) {
  const { days, addressOf, onChoose, onOpen, chosen = null, waitAddressOf, own, askedDay, dayAt } = props;
  const { picked, isLive, pick } = usePickedDay();
  const free = firstFreeDay(days);
  const asked = dayOf(days, chosen) ?? dayOf(days, own) ?? days.find(({ date }) => date === askedDay);
  const open = days.find(({ date }) => date === picked) ?? asked ?? free ?? days[0];
  // As many panels from the first day on as there are tabs that lead to them: styles know them by their numbers.
  const here =
    isLive || dayAt === undefined || !open ? days : days.slice(0, Math.max(FIRST_DAYS, days.indexOf(open) + 1));
  const elsewhere = (day: PickDay) => (here.includes(day) ? undefined : dayAt?.(day.date));
  return (
    <div className={styles.picker} data-slot-picker data-live={isLive || undefined}>
      <DayStrip days={days} open={open?.date ?? ''} onOpen={pick} elsewhere={elsewhere} />
      {here.map(day => (
        <div
          key={day.date}
          role="tabpanel"
          id={panelId(day.date)}
          aria-labelledby={tabId(day.date)}
          className={clsx(styles.panel, day !== open && styles.closed)}
        >
          {/* Three weeks of slots are too many to keep those that nobody looks at. */}
          {(day === open || !isLive) && (
            <>
              <h3 className={styles.title}>{dayTitle(day.date)}</h3>
              <DaySlots
                day={day}
                addressOf={addressOf}
                onChoose={onChoose}
                onOpen={onOpen}
                own={own}
                chosen={chosen}
                waitAddress={waitAddressOf?.(day.date)}
              />
              {day === open && free && free !== day && (
                <Button variant="outline" className={styles.next} onClick={() => pick(free.date)}>
                  Xem {dayTitle(free.date)}, ngày gần nhất còn chỗ
                </Button>
              )}
            </>
          )}
        </div>
      ))}
    </div>
  );
}

/**
 * The day that the visitor picked; null before that. It stands in the address as the target of its tab, so one that was
 * tapped before the script ran stays open, and so does the last one when a visitor comes back to the page.
 */
function usePickedDay() {
  const [picked, setPicked] = useState<string | null>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
    setPicked(dateOfPanel(window.location.hash));
  }, []);
  const pick = (date: string) => {
    setPicked(date);
    window.history.replaceState(window.history.state, '', `#${panelId(date)}`);
  };
  return { picked, isLive, pick };
}
