import type { ClosedHours, ManagedVisit } from '@antam/server/features/visits/contract.ts';
import FullCalendar, { type EventDropInfo } from '@fullcalendar/react';
import interactionPlugin from '@fullcalendar/react/interaction';
import vi from '@fullcalendar/react/locales/vi';
import themePlugin from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { clsx } from 'clsx';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { useMemo, useState } from 'react';
import { formatShortDate, formatShortWeekday, formatTime } from '../../../ui/text/format-date.ts';
import { toneClass } from './doctor-tone.ts';
import { MoveQuestion } from './move-question.tsx';
import { shownHours } from './shown-hours.ts';
import { STATE_WORDS } from './visit-words.ts';
import { weekOf } from './week-days.ts';
import styles from './week-grid.module.css';

export type WeekGridProps = {
  day: string;
  visits: readonly ManagedVisit[];
  /** When nobody is seen, which is drawn behind the visits. */
  closings: readonly ClosedHours[];
  /** The number of the colour of the visit's doctor. */
  toneOf: (visit: ManagedVisit) => number | undefined;
  onOpen: (code: string) => void;
  onChanged: () => Promise<void>;
};

/** Vietnamese as the library has it, and what it leaves in English, which screen readers say. */
const LOCALE = { ...vi, timedText: 'Theo giờ', closeHint: 'Đóng', eventsHint: 'Lịch hẹn' };
const PLUGINS = [timeGridPlugin, interactionPlugin, themePlugin];
const ZONE = 'Asia/Ho_Chi_Minh';
/** Of a quarter of an hour, in pixels: a visit of ten minutes still shows a line. */
const SLOT_HEIGHT = 24;
const HOUR = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** A visit on its way to another time, which the provider is asked about. */
type Move = { visit: ManagedVisit; to: string; takeBack: () => void };

/** The week's visits by day and hour. A visit opens by a click or Enter and is moved by dragging. */
export function WeekGrid({ day, visits, closings, toneOf, onOpen, onChanged }: WeekGridProps) {
  const [move, setMove] = useState<Move | null>(null);
  const shown = useMemo(() => visits.filter(({ state }) => state !== 'cancelled'), [visits]);
  const byCode = useMemo(() => new Map(shown.map(visit => [visit.code, visit])), [shown]);
  const events = useMemo(
    () => [
      ...shown.map(({ code, name, start, end, can }) => ({
        id: code,
        title: name,
        start,
        end,
        startEditable: can.move,
      })),
      ...closings.map(({ start, end, note }) => ({
        title: note === '' ? 'Nghỉ' : `Nghỉ: ${note}`,
        start,
        end,
        display: 'background' as const,
      })),
    ],
    [shown, closings],
  );
  const hours = useMemo(() => shownHours(shown), [shown]);
  const [monday = day] = weekOf(day);
  const onDrop = ({ event, revert }: EventDropInfo) => {
    const visit = byCode.get(event.id);
    if (visit) setMove({ visit, to: event.startStr, takeBack: revert });
    else revert();
  };
  return (
    <div className={styles.calendar}>
      <FullCalendar
        key={monday}
        plugins={PLUGINS}
        locale={LOCALE}
        timeZone={ZONE}
        initialView="timeGridWeek"
        initialDate={monday}
        headerToolbar={false}
        allDaySlot={false}
        nowIndicator
        height="auto"
        slotDuration="00:15"
        slotHeaderInterval="01:00"
        slotMinHeight={SLOT_HEIGHT}
        snapDuration="00:05"
        slotMinTime={hours.from}
        slotMaxTime={hours.to}
        slotHeaderFormat={HOUR}
        slotHeaderContent={({ text }) => text.replace(':', 'h')}
        dayHeaderContent={({ date }) => {
          const iso = date.toISOString();
          return `${formatShortWeekday(iso)} ${formatShortDate(iso)}`;
        }}
        slotEventOverlap={false}
        eventMaxStack={2}
        moreLinkClass={styles.more ?? ''}
        eventInteractive
        eventDurationEditable={false}
        events={events}
        eventClass={({ event }) => {
          const visit = byCode.get(event.id);
          return visit ? clsx(styles.event, toneClass(toneOf(visit))) : '';
        }}
        eventContent={({ event }) => {
          const visit = byCode.get(event.id);
          return visit ? <GridVisit visit={visit} /> : event.title;
        }}
        eventClick={({ event }) => onOpen(event.id)}
        eventDrop={onDrop}
      />
      {move && <MoveQuestion {...move} onChanged={onChanged} onEnd={() => setMove(null)} />}
    </div>
  );
}

function GridVisit({ visit: { start, name, state, professional } }: { visit: ManagedVisit }) {
  return (
    <span className={styles.visit} data-state={state}>
      <span className={styles.name}>{name}</span> <span className={styles.time}>{formatTime(start)}</span>
      <span className="visually-hidden">
        , {STATE_WORDS[state].text}
        {professional && `, ${professional.name}`}
      </span>
    </span>
  );
}
