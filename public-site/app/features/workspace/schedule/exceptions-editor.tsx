import type { ManagedCalendar } from '@antam/server/features/schedules/contract.ts';
import { CalendarOff, CalendarPlus, PartyPopper } from 'lucide-react';
import { RowButton } from '../../../forms/rows/row-button.tsx';
import { useRows } from '../../../forms/rows/use-rows.ts';
import { Button } from '../../../ui/button/button.tsx';
import { formatDate, formatWeekday } from '../../../ui/text/format-date.ts';
import { newClosing, newExtra } from './draft-rows.ts';
import type { ChangeDraft } from './editor-parts.ts';
import { ExceptionRow } from './exception-row.tsx';
import styles from './rows.module.css';
import type { ExceptionDraft } from './schedule-draft.ts';

type ExceptionsEditorProps = {
  exceptions: readonly ExceptionDraft[];
  holidays: ManagedCalendar['suggested_holidays'];
  change: ChangeDraft;
};

/** Days that are not like every week: closed, or with hours beside the weekly ones. */
export function ExceptionsEditor({ exceptions, holidays, change }: ExceptionsEditorProps) {
  const rows = useRows('exceptions', exceptions, update =>
    change(draft => ({ ...draft, exceptions: update(draft.exceptions) })),
  );
  const isListed = (date: string) =>
    exceptions.some(each => each.kind === 'closed' && each.date <= date && date <= each.until && each.from === '');
  const open = holidays.filter(({ date }) => !isListed(date));
  return (
    <>
      {open.length > 0 && (
        <section className={styles.holidays} aria-label="Ngày lễ gợi ý">
          <p className={styles.holidayTitle}>
            <PartyPopper size={20} aria-hidden />
            Ngày lễ sắp tới, lịch của bạn vẫn đang mở
          </p>
          <ul className={styles.holidayList}>
            {open.map(({ date, name }) => (
              <li key={date}>
                <span>
                  {formatWeekday(date)} {formatDate(date)}: {name}
                </span>
                <Button variant="outline" size="s" onClick={() => rows.add(newClosing(date, name))}>
                  Nghỉ<span className="visually-hidden"> ngày {formatDate(date)}</span>
                </Button>
              </li>
            ))}
          </ul>
          {open.length > 1 && (
            <Button
              variant="quiet"
              size="s"
              onClick={() => rows.add(...open.map(({ date, name }) => newClosing(date, name)))}
            >
              Nghỉ cả {open.length} ngày
            </Button>
          )}
        </section>
      )}
      {exceptions.length > 0 && (
        <div className={styles.rows}>
          {exceptions.map((exception, at) => (
            <ExceptionRow key={exception.key} exception={exception} path={`exceptions.${at}`} rows={rows} />
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        <RowButton
          act="add"
          icon={<CalendarOff aria-hidden />}
          onPress={() => rows.add(newClosing())}
          {...rows.adderProps}
        >
          Thêm ngày nghỉ
        </RowButton>
        <RowButton act="add" icon={<CalendarPlus aria-hidden />} onPress={() => rows.add(newExtra())}>
          Thêm giờ khám một ngày
        </RowButton>
      </div>
    </>
  );
}
