import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatShortDate, formatWeekday } from '../../ui/text/format-date.ts';
import { panelId, tabId } from './day-ids.ts';
import { openSlots, type PickDay } from './pick-days.ts';
import styles from './slot-picker.module.css';

type DayStripProps = {
  days: readonly PickDay[];
  /** The date whose slots are shown. */
  open: string;
  onOpen: (date: string) => void;
  /** The address of a day whose slots this page does not have. */
  elsewhere: (day: PickDay) => string | undefined;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The days across: arrows move between them, only the open one is in the tab order. Without script they lead down. */
export function DayStrip({ days, open, onOpen, elsewhere }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(tabId(open));
    if (strip.current && tab) strip.current.scrollLeft = tab.offsetLeft - strip.current.offsetLeft - 24;
  }, [open]);
  const move = (event: KeyboardEvent) => {
    const at = days.findIndex(({ date }) => date === open);
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? days.length - 1 : step === undefined ? -1 : at + step;
    const next = days[to];
    if (!next) return;
    event.preventDefault();
    onOpen(next.date);
    document.getElementById(tabId(next.date))?.focus({ preventScroll: true });
  };
  return (
    <div ref={strip} className={styles.days} role="tablist" aria-label="Ngày khám" onKeyDown={move}>
      {days.map(day => {
        const away = elsewhere(day);
        return (
          <a
            key={day.date}
            id={tabId(day.date)}
            href={`${away ?? ''}#${panelId(day.date)}`}
            rel={away && 'nofollow'}
            role="tab"
            aria-controls={away === undefined ? panelId(day.date) : undefined}
            aria-selected={day.date === open}
            tabIndex={day.date === open ? 0 : -1}
            className={clsx(styles.day, openSlots(day).length === 0 && styles.without)}
            onClick={event => {
              event.preventDefault();
              onOpen(day.date);
            }}
          >
            <span className={styles.weekday}>{formatWeekday(day.date)}</span>
            <span className={styles.date}>{formatShortDate(day.date)}</span>
            {freeText(day)}
          </a>
        );
      })}
    </div>
  );
}

function freeText(day: PickDay): string {
  const free = openSlots(day).length;
  if (free > 0) return `Còn ${free} khung giờ`;
  if (day.slots.length === 0) return 'Không khám';
  return day.slots.some(({ state }) => state === 'full') ? 'Kín chỗ' : 'Đã qua';
}
