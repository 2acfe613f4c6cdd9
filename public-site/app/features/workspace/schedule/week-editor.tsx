import { Copy, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useIsFaulty } from '../../../forms/rows/faults.ts';
import { RowButton } from '../../../forms/rows/row-button.tsx';
import { useRows } from '../../../forms/rows/use-rows.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyDay } from './copy-day.tsx';
import { copyDay, newHours, usualWeek, WEEKDAY_NAMES, WEEKDAYS } from './draft-rows.ts';
import type { ChangeDraft } from './editor-parts.ts';
import { FoldedRow } from './folded-row.tsx';
import { HoursFields } from './hours-fields.tsx';
import styles from './rows.module.css';
import type { HoursDraft } from './schedule-draft.ts';

type WeekEditorProps = { weekly: readonly HoursDraft[]; change: ChangeDraft };

/** The hours that come back every week, day by day. */
export function WeekEditor({ weekly, change }: WeekEditorProps) {
  return (
    <>
      {weekly.length === 0 && (
        <div className={styles.none}>
          <p>Chưa có giờ khám nào. Bạn có thể bắt đầu từ tuần mẫu rồi sửa lại cho đúng.</p>
          <Button
            variant="outline"
            icon={<Sparkles aria-hidden />}
            onClick={() => change(draft => ({ ...draft, weekly: usualWeek() }))}
          >
            Điền tuần mẫu: Thứ Hai đến Thứ Sáu
          </Button>
        </div>
      )}
      <div className={styles.rows}>
        {WEEKDAYS.map(weekday => (
          <DayEditor key={weekday} weekday={weekday} weekly={weekly} change={change} />
        ))}
      </div>
    </>
  );
}

function DayEditor({ weekday, weekly, change }: WeekEditorProps & { weekday: number }) {
  const [isCopying, setCopying] = useState(false);
  const own = weekly.flatMap((rule, at) => (rule.weekday === weekday ? [{ rule, path: `weekly.${at}` }] : []));
  const isFaulty = useIsFaulty(...own.map(({ path }) => path));
  const name = WEEKDAY_NAMES[weekday] ?? '';
  const hours = useRows(
    `weekly ${weekday}`,
    own.map(({ rule }) => rule),
    update => change(draft => ({ ...draft, weekly: update(draft.weekly) })),
  );
  return (
    <FoldedRow title={name} summary={hoursSummary(own.map(({ rule }) => rule))} isFaulty={isFaulty}>
      {own.map(({ rule, path }, at) => (
        <HoursFields
          key={rule.key}
          name={`${name}, khung ${at + 1}`}
          path={path}
          hours={rule}
          row={hours.rowProps(rule.key)}
          onChange={part => hours.edit(rule.key, part)}
          onRemove={() => hours.remove(rule.key)}
        />
      ))}
      <div className={styles.buttons}>
        <RowButton act="add" onPress={() => hours.add(newHours(weekday, own.at(-1)?.rule))} {...hours.adderProps}>
          Thêm giờ khám<span className="visually-hidden"> {name}</span>
        </RowButton>
        {own.length > 0 && (
          <Button variant="quiet" size="s" icon={<Copy aria-hidden />} onClick={() => setCopying(true)}>
            Chép<span className="visually-hidden"> {name}</span> sang ngày khác
          </Button>
        )}
      </div>
      <CopyDay
        from={weekday}
        open={isCopying}
        onClose={() => setCopying(false)}
        onCopy={days => change(draft => ({ ...draft, weekly: copyDay(draft.weekly, weekday, days) }))}
      />
    </FoldedRow>
  );
}

function hoursSummary(own: readonly HoursDraft[]): string {
  if (own.length === 0) return 'Không khám';
  const spans = own.map(({ from, to }) => `${said(from)}–${to === '00:00' ? '24h00' : said(to)}`);
  return spans.join(', ');
}

/** `08h30` of `08:30` */
const said = (text: string): string => (text === '' ? '…' : text.slice(0, 5).replace(':', 'h'));
