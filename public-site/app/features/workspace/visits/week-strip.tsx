import { workspacePages } from '@antam/server/features/providers/pages.ts';
import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '../../../ui/link/link.tsx';
import { formatShortDate, formatShortWeekday, formatWeekday } from '../../../ui/text/format-date.ts';
import { addressParts, type Managed } from '../managed.ts';
import { DAY } from './load-visits.ts';
import styles from './visits.module.css';
import { addDays, dayOf, weekOf } from './week-days.ts';

type WeekStripProps = { managed: Managed; day: string; today: string; visits: readonly ManagedVisit[] };

/** The days of the week with how many visits each has, and the ways to other weeks: links, so it works without script. */
export function WeekStrip({ managed, day, today, visits }: WeekStripProps) {
  const parts = addressParts(managed);
  const addressOf = (date: string) => workspacePages.visits(parts, date === today ? {} : { [DAY]: date });
  const countOn = (date: string) =>
    visits.filter(({ start, state }) => dayOf(start) === date && state !== 'cancelled').length;
  return (
    <nav className={styles.week} aria-label="Chọn ngày">
      <Link to={addressOf(addDays(day, -7))} className={styles.step} aria-label="Tuần trước" preventScrollReset>
        <ChevronLeft size={20} aria-hidden />
      </Link>
      <ul className={styles.days}>
        {weekOf(day).map(date => {
          const count = countOn(date);
          return (
            <li key={date}>
              <Link
                to={addressOf(date)}
                className={styles.day}
                aria-current={date === day ? 'date' : undefined}
                data-today={date === today || undefined}
                preventScrollReset
              >
                <span aria-hidden>{formatShortWeekday(date)}</span>
                <strong aria-hidden>{date.slice(8)}</strong>
                <span className={styles.dots} aria-hidden data-any={count > 0 || undefined}>
                  {count > 0 ? count : ''}
                </span>
                <span className="visually-hidden">
                  {formatWeekday(date)} {formatShortDate(date)}, {count} lịch hẹn
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Link to={addressOf(addDays(day, 7))} className={styles.step} aria-label="Tuần sau" preventScrollReset>
        <ChevronRight size={20} aria-hidden />
      </Link>
      {day !== today && (
        <Link to={addressOf(today)} className={styles.today} preventScrollReset>
          Hôm nay
        </Link>
      )}
    </nav>
  );
}
